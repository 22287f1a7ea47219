import { inject } from 'inversify'
import type { Channel, ChannelDetail, ChannelStream } from '../../../domain/media/channels/channel'
import type { LiveEvent } from '../../../domain/media/channels/live-event'
import type { Programme } from '../../../domain/media/channels/schedule'
import type { AddressAnswer } from '../../../domain/media/videos/video-address'
import { SessionStore } from '../../frame/session/session.store'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { VideoSource } from '../videos/video-source'
import { TvGateway } from './tv-gateway'

/** Receives what becomes known about a channel while it is watched. */
export interface ChannelNews {
  /** Called with the state of the stream, each time it is fetched. */
  stream(stream: ChannelStream): unknown
  viewers(count: number): unknown
}

/** Loads a TV channel, and the videos that it offers. */
export class WatchChannel {
  constructor(
    @inject(TvGateway) private readonly gateway: TvGateway,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  channel(id: string, signal?: CancelSignal): Promise<Outcome<ChannelDetail>> {
    return this.gateway.channel(id, signal)
  }

  channels(signal?: CancelSignal): Promise<Outcome<readonly Channel[]>> {
    return this.gateway.channels(signal)
  }

  events(signal?: CancelSignal): Promise<Outcome<readonly LiveEvent[]>> {
    return this.gateway.events(signal)
  }

  /** All channels except this one. */
  async otherChannels(id: string, signal?: CancelSignal): Promise<readonly Channel[]> {
    const answer = await this.gateway.channels(signal)
    return answer.ok ? answer.value.filter((channel) => channel.id !== id) : []
  }

  schedule(id: string, day: string, signal?: CancelSignal): Promise<Outcome<readonly Programme[]>> {
    return this.gateway.schedule(id, day, signal)
  }

  stream(id: string): Promise<Outcome<ChannelStream>> {
    return this.gateway.stream(id)
  }

  /** The stream on air, or the recording of an event that has ended. */
  live({ id, name, region, cover }: Channel, news: ChannelNews): VideoSource {
    return {
      sound: 'tv',
      id,
      live: true,
      duration: 0,
      title: name,
      by: region,
      image: cover,
      address: () => this.address(id, news),
      countPlay: () => void this.gateway.countView(id).then((answer) => answer.ok && news.viewers(answer.value)),
      savePosition: () => undefined,
    }
  }

  /**
   * The source of a past programme; null when it has no recording. Its position is not stored, because recordings exist
   * only for a while.
   */
  replay(programme: Programme, { name, cover }: Channel): VideoSource | null {
    const url = programme.replayUrl
    if (url === null) return null
    return {
      sound: 'tv',
      id: `programme-${programme.id}`,
      live: false,
      duration: 0,
      title: programme.name,
      by: name,
      image: cover,
      address: () => Promise.resolve({ kind: 'address', address: { url, live: false, expiresAt: null } }),
      countPlay: () => undefined,
      savePosition: () => undefined,
    }
  }

  private async address(id: string, news: ChannelNews): Promise<AddressAnswer> {
    const permission = await this.gateway.mayPlay(id)
    if (!permission.ok) return { kind: permission.reason.code === 'gone' ? 'restricted' : 'failed' }
    if (!permission.value) return { kind: this.session.isMember ? 'restricted' : 'members-only' }
    const answer = await this.gateway.stream(id)
    if (!answer.ok) return { kind: 'failed' }
    news.stream(answer.value)
    const { state, url } = answer.value
    if (state === 'coming') return { kind: 'coming' }
    if (state === 'ended') return { kind: 'over' }
    return url === ''
      ? { kind: 'failed' }
      : { kind: 'address', address: { url, live: state === 'live', expiresAt: null } }
  }
}
