import type { LiveWindow } from './live-window'
import type { AddressAnswer } from './video-address'

/** What the element tells of the address that it has. */
export type VideoMediaEvent =
  | { readonly type: 'media-ready'; readonly duration: number }
  | {
      readonly type:
        | 'media-started'
        | 'media-waiting'
        | 'media-paused'
        | 'media-ended'
        | 'media-failed'
        | 'media-refused'
    }
  /** The page came back from the browser's cache, where the buffers of a stream do not survive. */
  | { readonly type: 'media-detached' }
  | {
      readonly type: 'media-progress'
      readonly time: number
      readonly buffered: number
      readonly window: LiveWindow | null
    }

export type VideoEvent =
  | VideoMediaEvent
  /** The screen is on show; the address is asked for, so that a touch plays at once. */
  | { readonly type: 'opened'; readonly autoplay: boolean }
  /** The screen is gone. */
  | { readonly type: 'left' }
  /** `now` is clock time in milliseconds. */
  | { readonly type: 'play' | 'retry'; readonly now: number }
  | { readonly type: 'pause' }
  | { readonly type: 'answered'; readonly answer: AddressAnswer }
  /** Seconds. */
  | { readonly type: 'seek'; readonly time: number }
  | { readonly type: 'rate'; readonly rate: number }
  | { readonly type: 'to-live' }
  /** Something else sounds now. */
  | { readonly type: 'silenced' }
  /** The wait before the next try for a lost stream is over. */
  | { readonly type: 'reconnect-due' }
  /** The network is back. */
  | { readonly type: 'online' }
  /** The live event ended. */
  | { readonly type: 'over' }
  /** The page goes, perhaps for good. */
  | { readonly type: 'page-leaving' }
