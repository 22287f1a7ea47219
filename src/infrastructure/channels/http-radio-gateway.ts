import { inject } from 'inversify'
import {
  countChannelView,
  getChannel,
  getChannelPlay,
  getChannelPlayAuth,
  getDefaultChannel,
  listChannels,
  listProgrammes,
  listRecommendedChannels,
} from '../../../contract/channels'
import type { RadioGateway } from '../../application/channels/radio-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { Outcome } from '../../application/shared/failure'
import type { Page, PageRequest } from '../../application/shared/page'
import type { Channel, ChannelDetail, ChannelStream } from '../../domain/channels/channel'
import type { Programme } from '../../domain/channels/schedule'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'
import { channelDetailOf, channelOf, programmeOf, streamOf } from './channel-of-wire'

/** Radio among the channels of the wire; 2 is TV. */
const radioKind = 1

export class HttpRadioGateway implements RadioGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async defaultChannel(city: string, signal?: CancelSignal): Promise<Outcome<Channel>> {
    return mapped(
      await this.http.send(getDefaultChannel, { failures: 'content', query: { city }, signal }),
      ({ channel }) => channelOf(channel),
    )
  }

  async channels(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Channel>>> {
    const answer = await this.http.send(listChannels, {
      failures: 'in-place',
      query: { ...request, kind: radioKind },
      signal,
    })
    return mapped(answer, ({ items, nextCursor, total }) => ({ items: items.map(channelOf), nextCursor, total }))
  }

  async similar(channelId: string): Promise<Outcome<readonly Channel[]>> {
    return mapped(
      await this.http.send(listRecommendedChannels, { failures: 'background', query: { channelId, kind: radioKind } }),
      ({ items }) => items.map(channelOf),
    )
  }

  async channel(id: string, signal?: CancelSignal): Promise<Outcome<ChannelDetail>> {
    return mapped(await this.http.send(getChannel, { failures: 'content', path: { id }, signal }), channelDetailOf)
  }

  async schedule(channelId: string, day: string, signal?: CancelSignal): Promise<Outcome<readonly Programme[]>> {
    const answer = await this.http.send(listProgrammes, { failures: 'in-place', query: { channelId, day }, signal })
    return mapped(answer, ({ items }) => items.map(programmeOf))
  }

  async mayPlay(channelId: string): Promise<Outcome<boolean>> {
    return mapped(
      await this.http.send(getChannelPlayAuth, { failures: 'play-auth', query: { channelId } }),
      ({ allowed }) => allowed,
    )
  }

  async stream(channelId: string): Promise<Outcome<ChannelStream>> {
    return mapped(await this.http.send(getChannelPlay, { failures: 'content', query: { channelId } }), streamOf)
  }

  countView(channelId: string): Promise<Outcome<unknown>> {
    return this.http.send(countChannelView, { failures: 'background', body: { channelId } })
  }
}
