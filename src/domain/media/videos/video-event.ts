import type { LiveWindow } from './live-window'
import type { AddressAnswer } from './video-address'
import type { VideoFault } from './video-fault'

/** Reports of the element about its current address. */
export type VideoMediaEvent =
  | { readonly type: 'media-ready'; readonly duration: number }
  | {
      readonly type:
        | 'media-started'
        | 'media-waiting'
        | 'media-paused'
        | 'media-ended'
        | 'media-refused'
        /** A part of a recording is missing; playback continues after it. */
        | 'media-skipped'
        /** The stream says that it has sound, and has none. */
        | 'media-silent'
    }
  | { readonly type: 'media-failed'; readonly fault: VideoFault }
  /** The page was restored from the back-forward cache, in which the buffers of a stream are lost. */
  | { readonly type: 'media-detached' }
  | {
      readonly type: 'media-progress'
      readonly time: number
      readonly buffered: number
      readonly window: LiveWindow | null
    }

export type VideoEvent =
  | VideoMediaEvent
  /** The screen is shown. The address is requested in advance, so that a tap plays at once. */
  | {
      readonly type: 'opened'
      readonly autoplay: boolean
      /** Whether the beginning is loaded too. */ readonly isFromStart?: boolean
    }
  /** The screen was left. */
  | { readonly type: 'left' }
  /** A press on play or retry; `now` is clock time in milliseconds. */
  | { readonly type: 'play' | 'retry'; readonly now: number }
  | { readonly type: 'pause' }
  | { readonly type: 'answered'; readonly answer: AddressAnswer }
  /** A seek to a time in seconds. */
  | { readonly type: 'seek'; readonly time: number }
  | { readonly type: 'rate'; readonly rate: number }
  | { readonly type: 'to-live' }
  /** Something else has started to sound. */
  | { readonly type: 'silenced' }
  /** The back-off before the next attempt to reconnect is over. */
  | { readonly type: 'reconnect-due' }
  /** The network is back. */
  | { readonly type: 'online' }
  /** The live event ended. */
  | { readonly type: 'over' }
  /** The page is being left, perhaps for good. */
  | { readonly type: 'page-leaving' }
