import { inject } from 'inversify'
import {
  countChannelView,
  getChannel,
  getChannelPlay,
  getChannelPlayAuth,
  listChannels,
  listLiveEvents,
  listProgrammes,
} from '../../../../contract/channels'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { TvGateway } from '../../../application/media/channels/tv-gateway'
import { HttpClient } from '../../frame/http/http-client'
import { mapped, partOf } from '../../frame/http/mapped'
import { channelDetailOf, channelOf, programmeOf, streamOf } from './channel-of-wire'

/** The wire's code for TV channels. */
const tvKind = 2
/** The page size. The first page has all channels, because sites have only a handful of TV channels. */
const mostChannels = 50

export class HttpTvGateway implements TvGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async channel(id: string, signal?: CancelSignal) {
    return mapped(await this.http.send(getChannel, { failures: 'content', path: { id }, signal }), channelDetailOf)
  }

  async channels(signal?: CancelSignal) {
    const query = { kind: tvKind, pageSize: mostChannels }
    const answer = await this.http.send(listChannels, { failures: 'in-place', query, signal })
    return mapped(answer, ({ items }) => items.map(channelOf))
  }

  async events(signal?: CancelSignal) {
    return partOf(await this.http.send(listLiveEvents, { failures: 'in-place', signal }), 'items')
  }

  async schedule(channelId: string, day: string, signal?: CancelSignal) {
    return mapped(
      await this.http.send(listProgrammes, { failures: 'in-place', query: { channelId, day }, signal }),
      ({ items }) => items.map(programmeOf),
    )
  }

  async mayPlay(channelId: string) {
    return partOf(await this.http.send(getChannelPlayAuth, { failures: 'play-auth', query: { channelId } }), 'allowed')
  }

  /**
   * Fetches the stream. When the stream is refused, as for a channel that only members may watch, the player says so
   * and the page stays (B80).
   */
  async stream(channelId: string) {
    return mapped(await this.http.send(getChannelPlay, { failures: 'in-place', query: { channelId } }), streamOf)
  }

  async countView(channelId: string) {
    return partOf(await this.http.send(countChannelView, { failures: 'background', body: { channelId } }), 'listeners')
  }
}
