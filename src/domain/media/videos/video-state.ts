import type { LiveWindow } from './live-window'
import type { VideoAddress } from './video-address'
import type { VideoFault } from './video-fault'

export type VideoPhase =
  /** The poster is shown. */
  | 'idle'
  /** Playback was requested, but nothing has been shown yet. */
  | 'loading'
  | 'playing'
  | 'paused'
  /** The video is buffering or reconnecting. */
  | 'buffering'
  | 'ended'
  | 'failed'
  | 'restricted'
  /** The live event has not begun. */
  | 'coming'

export interface VideoState {
  readonly phase: VideoPhase
  readonly live: boolean
  /** Whether playback is wanted. */
  readonly wanted: boolean
  /** Whether the browser requires a user gesture before it plays. */
  readonly blocked: boolean
  /** Whether the video is restricted to members, so that a login may help. */
  readonly membersOnly: boolean
  readonly address: VideoAddress | null
  /** Whether an address was requested and has not arrived. */
  readonly asking: boolean
  /** Whether the beginning is to be loaded before playback is wanted. */
  readonly isLoadedFromStart: boolean
  /** Whether the element has the address. */
  readonly loaded: boolean
  /** The position in seconds; before loading, the start position. */
  readonly time: number
  /** The length in seconds; 0 while unknown, and for live streams. */
  readonly duration: number
  /** The time in seconds up to which the video is buffered. */
  readonly buffered: number
  readonly window: LiveWindow | null
  /** The chosen rate; live streams play at 1 (B28). */
  readonly rate: number
  /** Whether the play has been counted. */
  readonly counted: boolean
  /** The number of attempts to reconnect since the network was lost; 0 while connected. */
  readonly attempt: number
  /** Why playback failed; null when it did not fail, or when the reason is unknown. */
  readonly fault: VideoFault | null
  /** The position in seconds at which a refused address was last replaced; null for never. */
  readonly renewedAt: number | null
  /** The number of missing parts that were skipped. */
  readonly skippedParts: number
  /** Whether the stream says that it has sound, and has none. */
  readonly isSilent: boolean
  /** The last saved position, in seconds. */
  readonly savedTime: number
}

export interface VideoStart {
  readonly live: boolean
  /** The length in seconds, as far as known in advance. */
  readonly duration: number
  readonly rate: number
}

export function idleVideo({ live, duration, rate }: VideoStart): VideoState {
  return {
    phase: 'idle',
    live,
    wanted: false,
    blocked: false,
    membersOnly: false,
    address: null,
    asking: false,
    isLoadedFromStart: false,
    loaded: false,
    time: 0,
    duration: live ? 0 : lengthOf(duration),
    buffered: 0,
    window: null,
    rate: live ? 1 : rate,
    counted: false,
    attempt: 0,
    fault: null,
    renewedAt: null,
    skippedParts: 0,
    isSilent: false,
    savedTime: 0,
  }
}

/** A length in seconds; 0 when invalid. */
export function lengthOf(seconds: number): number {
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 0
}
