import type { LiveWindow } from './live-window'
import type { VideoAddress } from './video-address'
import type { VideoFault } from './video-fault'

export type VideoPhase =
  /** The poster is shown. */
  | 'idle'
  /** Playback was requested, and nothing has been shown yet. */
  | 'loading'
  | 'playing'
  | 'paused'
  /** Buffering, or reconnecting. */
  | 'buffering'
  | 'ended'
  | 'failed'
  | 'restricted'
  /** A live event that has not begun. */
  | 'coming'

export interface VideoState {
  readonly phase: VideoPhase
  readonly live: boolean
  /** Playback is wanted. */
  readonly wanted: boolean
  /** The browser needs a user gesture before it plays. */
  readonly blocked: boolean
  /** Restricted to members: a login may help. */
  readonly membersOnly: boolean
  readonly address: VideoAddress | null
  /** An address was requested and has not arrived. */
  readonly asking: boolean
  /** Its beginning is to be loaded before playback is wanted. */
  readonly ahead: boolean
  /** The element has the address. */
  readonly loaded: boolean
  /** Seconds; before loading, the start position. */
  readonly time: number
  /** Seconds; 0 while unknown, and for live streams. */
  readonly duration: number
  /** Seconds up to which it is buffered. */
  readonly buffered: number
  readonly window: LiveWindow | null
  /** The chosen rate; live streams play at 1 (B28). */
  readonly rate: number
  /** The play has been counted. */
  readonly counted: boolean
  /** Number of attempts to reconnect after the network was lost; 0 while it is connected. */
  readonly attempt: number
  /** Why it failed; null when it did not, or nobody knows. */
  readonly fault: VideoFault | null
  /** Seconds: where a refused address was last replaced by a new one. */
  readonly renewedAt: number | null
  /** Number of missing parts that were skipped. */
  readonly skipped: number
  /** Seconds: the last saved position. */
  readonly keptTime: number
}

export interface VideoStart {
  readonly live: boolean
  /** Seconds, as far as known in advance. */
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
    ahead: false,
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
    skipped: 0,
    keptTime: 0,
  }
}

/** A length in seconds; 0 when invalid. */
export function lengthOf(seconds: number): number {
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 0
}
