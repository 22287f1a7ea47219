import type { LiveWindow } from './live-window'
import type { VideoAddress } from './video-address'

export type VideoPhase =
  /** Its poster shows. */
  | 'idle'
  /** It is wanted, and nothing of it was seen yet. */
  | 'loading'
  | 'playing'
  | 'paused'
  /** It waits for more, or a lost live stream is being fetched back. */
  | 'buffering'
  | 'ended'
  | 'failed'
  | 'restricted'
  /** A live event that has not begun. */
  | 'coming'

export interface VideoState {
  readonly phase: VideoPhase
  readonly live: boolean
  /** It shall play. */
  readonly wanted: boolean
  /** The browser wants a touch before it plays. */
  readonly blocked: boolean
  /** Restricted to members: a login may help. */
  readonly membersOnly: boolean
  readonly address: VideoAddress | null
  /** An address was asked for and is not here yet. */
  readonly asking: boolean
  /** The element has the address. */
  readonly loaded: boolean
  /** Seconds; before it is loaded, where it will start. */
  readonly time: number
  /** Seconds; 0 while it is not known, and for what is live. */
  readonly duration: number
  /** Seconds up to which it is there already. */
  readonly buffered: number
  readonly window: LiveWindow | null
  /** The speed that was chosen; what is live plays at 1 (B28). */
  readonly rate: number
  /** The play was counted. */
  readonly counted: boolean
  /** How often a lost live stream was tried for; 0 while it is there. */
  readonly attempt: number
  /** Seconds: the position that was kept last. */
  readonly keptTime: number
}

export interface VideoStart {
  readonly live: boolean
  /** Seconds, as far as it is known beforehand. */
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
    loaded: false,
    time: 0,
    duration: live ? 0 : lengthOf(duration),
    buffered: 0,
    window: null,
    rate: live ? 1 : rate,
    counted: false,
    attempt: 0,
    keptTime: 0,
  }
}

/** A length in seconds; 0 for what is none. */
export function lengthOf(seconds: number): number {
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 0
}
