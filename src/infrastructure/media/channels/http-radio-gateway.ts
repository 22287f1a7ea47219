import { inject } from 'inversify'
import {
  countChannelView,
  getChannel,
  getChannelPlay,
  getChannelPlayAuth,
  getDefaultChannel,
  listChannelGroups,
  listChannels,
  listProgrammes,
  listRecommendedChannels,
} from '../../../../contract/channels'
import { getProgramme, listBroadcasts } from '../../../../contract/programmes'
import type { RadioGateway } from '../../../application/media/channels/radio-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { Page, PageRequest } from '../../../application/frame/shared/page'
import type { Channel, ChannelDetail, ChannelStream } from '../../../domain/media/channels/channel'
import { genreOf, type ChannelFilters, type ChannelGroups } from '../../../domain/media/channels/channel-filters'
import type { ProgrammeDetail } from '../../../domain/media/channels/programme-detail'
import type { Programme } from '../../../domain/media/channels/schedule'
import { HttpClient } from '../../frame/http/http-client'
import { mapped, partOf } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import { channelDetailOf, channelOf, programmeOf, streamOf } from './channel-of-wire'

/** The wire's code for radio channels. */
const radioKind = 1

export class HttpRadioGateway implements RadioGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async defaultChannel(city: string, signal?: CancelSignal): Promise<Outcome<Channel>> {
    const answer = await this.http.send(getDefaultChannel, { failures: 'content', query: { city }, signal })
    return mapped(answer, ({ channel }) => channelOf(channel))
  }

  async channels(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Channel>>> {
    const query = { ...request, kind: radioKind }
    return mapped(await this.http.send(listChannels, { failures: 'in-place', query, signal }), pageOf(channelOf))
  }

  async find({ region, genre, q }: ChannelFilters, request: PageRequest, signal?: CancelSignal) {
    const knownGenre = genreOf(genre)
    const query = {
      ...request,
      kind: radioKind,
      everywhere: '1' as const,
      ...(region === '' ? {} : { region }),
      ...(knownGenre === null ? {} : { genre: knownGenre }),
      ...(q === '' ? {} : { q }),
    }
    return mapped(await this.http.send(listChannels, { failures: 'in-place', query, signal }), pageOf(channelOf))
  }

  groups(signal?: CancelSignal): Promise<Outcome<ChannelGroups>> {
    return this.http.send(listChannelGroups, { failures: 'in-place', query: { kind: radioKind }, signal })
  }

  async programme(id: string, signal?: CancelSignal): Promise<Outcome<ProgrammeDetail>> {
    const answer = await this.http.send(getProgramme, { failures: 'content', path: { id }, signal })
    return mapped(answer, ({ channel, ...programme }) => ({ ...programme, channel: channelOf(channel) }))
  }

  async episodes(id: string, query: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Programme>>> {
    return mapped(
      await this.http.send(listBroadcasts, { failures: 'in-place', path: { id }, query, signal }),
      pageOf(programmeOf),
    )
  }

  async similar(channelId: string): Promise<Outcome<readonly Channel[]>> {
    const query = { channelId, kind: radioKind }
    const answer = await this.http.send(listRecommendedChannels, { failures: 'background', query })
    return mapped(answer, ({ items }) => items.map(channelOf))
  }

  async channel(id: string, signal?: CancelSignal): Promise<Outcome<ChannelDetail>> {
    return mapped(await this.http.send(getChannel, { failures: 'content', path: { id }, signal }), channelDetailOf)
  }

  async schedule(channelId: string, day: string, signal?: CancelSignal): Promise<Outcome<readonly Programme[]>> {
    const answer = await this.http.send(listProgrammes, { failures: 'in-place', query: { channelId, day }, signal })
    return mapped(answer, ({ items }) => items.map(programmeOf))
  }

  async mayPlay(channelId: string): Promise<Outcome<boolean>> {
    return partOf(await this.http.send(getChannelPlayAuth, { failures: 'play-auth', query: { channelId } }), 'allowed')
  }

  async stream(channelId: string): Promise<Outcome<ChannelStream>> {
    return mapped(await this.http.send(getChannelPlay, { failures: 'content', query: { channelId } }), streamOf)
  }

  countView(channelId: string): Promise<Outcome<unknown>> {
    return this.http.send(countChannelView, { failures: 'background', body: { channelId } })
  }
}
