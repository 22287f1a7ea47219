import type { PlayerItem } from './player-item'
import type { TimerEvent } from './player-event'

/** What the player wants done: data, executed in order by one runner through ports. */
export type PlayerEffect =
  /**
   * Load this address into the media element; seek to `at` as soon as possible; play within the same user gesture when
   * `autoplay`.
   */
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
  /** Unload the address, so that nothing is loaded any more. */
  | { readonly type: 'unload' }
  | { readonly type: 'seek'; readonly time: number }
  | { readonly type: 'set-rate'; readonly rate: number }
  /** From 0 to 1. */
  | { readonly type: 'set-volume'; readonly volume: number }
  /** Send `event` back after so many milliseconds. */
  | { readonly type: 'schedule'; readonly after: number; readonly event: TimerEvent }
  /** This item comes next: preload it. */
  | { readonly type: 'preload'; readonly item: PlayerItem }
  /** Tell the arbiter that this player starts to sound; everything else is silenced. */
  | { readonly type: 'claim-sound' }
  | { readonly type: 'release-sound' }
  /** Save the position in the item. Never sent for a live stream or for an item that was not played. */
  | {
      readonly type: 'keep-position'
      readonly item: PlayerItem
      readonly time: number
      readonly duration: number
      readonly finished: boolean
    }
  /** Save the current playlist (savePlaylist); an empty one is deleted (B29). */
  | { readonly type: 'keep-playlist' }
  | { readonly type: 'notify'; readonly notice: PlayerNotice }

/** 'load-failed' is the toast of B92. */
export type PlayerNotice = 'load-failed' | 'tap-to-play' | 'sleep-over'
