import type { PlayerItem } from './player-item'
import type { TimerEvent } from './player-event'

/** What the player wants done: data, carried out in order by one runner through ports. */
export type PlayerEffect =
  /** Give the media element this address; seek to `at` as soon as it can; play within the same touch when `autoplay`. */
  | {
      readonly type: 'load'
      readonly source: number
      readonly item: PlayerItem
      readonly at: number
      readonly rate: number
      readonly autoplay: boolean
    }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  /** Let go of the address, so that nothing is loaded any more. */
  | { readonly type: 'unload' }
  | { readonly type: 'seek'; readonly time: number }
  | { readonly type: 'set-rate'; readonly rate: number }
  /** From 0 to 1. */
  | { readonly type: 'set-volume'; readonly volume: number }
  /** Send `event` back after so many milliseconds. */
  | { readonly type: 'schedule'; readonly after: number; readonly event: TimerEvent }
  /** This item comes next: warm it up. */
  | { readonly type: 'preload'; readonly item: PlayerItem }
  /** Tell the arbiter that this player sounds now; everything else falls silent. */
  | { readonly type: 'claim-sound' }
  | { readonly type: 'release-sound' }
  /** Keep how far the item was heard. Never sent for a live stream or for an item that was not played. */
  | {
      readonly type: 'keep-position'
      readonly item: PlayerItem
      readonly time: number
      readonly duration: number
      readonly finished: boolean
    }
  /** Keep the playlist as it is now (savePlaylist); an empty one is forgotten (B29). */
  | { readonly type: 'keep-playlist' }
  | { readonly type: 'notify'; readonly notice: PlayerNotice }

/** 'load-failed' is the toast of B92. */
export type PlayerNotice = 'load-failed' | 'tap-to-play' | 'sleep-over'
