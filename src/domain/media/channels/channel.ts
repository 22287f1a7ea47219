import type { PlayerItem } from '../../frame/player/player-item'
import type { ShareInfo } from '../../frame/sharing/share'
import type { LiveEventState } from './live-event'
import type { OnAir } from './on-air'
import type { Programme } from './schedule'

/** A radio channel, as lists show it. */
export interface Channel {
  readonly id: string
  readonly name: string
  /** The frequency as it is written, such as `FM 98.6`. */
  readonly frequency: string | null
  readonly cover: string | null
  readonly region: string
  /** The programme on air when the list was fetched. */
  readonly nowPlaying: string | null
  /** When that programme begins and ends, in minutes of the day in the site's time zone. */
  readonly onAir: OnAir | null
  readonly listeners: number
  readonly subscribed: boolean
}

export interface ChannelHost {
  readonly id: string
  readonly name: string
  readonly avatar: string | null
  readonly intro: string
  readonly followed: boolean
}

export interface ChannelDetail {
  readonly channel: Channel
  /** Whether stream, recordings and chat are for members only. */
  readonly membersOnly: boolean
  readonly description: string
  /** The name of the organisation that makes the channel. */
  readonly publisher: string | null
  readonly hosts: readonly ChannelHost[]
  /** The editors' settings for sharing (B15). */
  readonly share: ShareInfo
}

export interface ChannelStream {
  readonly url: string
  readonly state: LiveEventState
  /** When the stream begins, in milliseconds since 1970; null for a channel that is always on air. */
  readonly startsAt: number | null
}

/** A channel as an item of the player; null when it has nothing to play. */
export function itemOfChannel(
  { id, name, frequency, cover }: Channel,
  { url, state }: ChannelStream,
): PlayerItem | null {
  if (url === '' || (state !== 'live' && state !== 'replay')) return null
  return {
    kind: 'radio',
    id,
    name,
    album: frequency,
    albumId: null,
    duration: null,
    image: cover,
    url,
    live: state === 'live',
  }
}

/** The recording of a past programme as an item of the player, under its channel; null when there is none. */
export function itemOfProgramme(
  programme: Programme,
  { id, name, cover }: Pick<Channel, 'id' | 'name' | 'cover'>,
): PlayerItem | null {
  if (programme.replayUrl === null || programme.replayUrl === '') return null
  return {
    kind: 'programme',
    id: programme.id,
    name: programme.name,
    album: name,
    albumId: id,
    duration: null,
    image: cover,
    url: programme.replayUrl,
    live: false,
  }
}
