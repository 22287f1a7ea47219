import type { PlayerItem } from './player-item'
import type { TimerEvent } from './player-event'

/** An effect that the player requests, as data; one runner executes the effects in order, through ports. */
export type PlayerEffect =
  /**
   * Loads the item's address into the media element. Seeks to `at` as soon as possible, and with `autoplay` plays
   * within the same user gesture.
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
  /** Unloads the current address from the media element. */
  | { readonly type: 'unload' }
  | { readonly type: 'seek'; readonly time: number }
  | { readonly type: 'set-rate'; readonly rate: number }
  /** Sets the volume, from 0 to 1. */
  | { readonly type: 'set-volume'; readonly volume: number }
  /** Sends `event` back to the player after `after` milliseconds. */
  | { readonly type: 'schedule'; readonly after: number; readonly event: TimerEvent }
  /** Preloads the item that comes next. */
  | { readonly type: 'preload'; readonly item: PlayerItem }
  /** Tells the arbiter that this player starts to sound, which silences everything else. */
  | { readonly type: 'claim-sound' }
  | { readonly type: 'release-sound' }
  /** Saves the position in the item. It is never sent for a live stream, or for an item that was not played. */
  | {
      readonly type: 'keep-position'
      readonly item: PlayerItem
      readonly time: number
      readonly duration: number
      readonly finished: boolean
    }
  /** Saves the current playlist (savePlaylist); an empty one is deleted (B29). */
  | { readonly type: 'keep-playlist' }
  | { readonly type: 'notify'; readonly notice: PlayerNotice }

/** The player's notices; 'load-failed' is the toast of B92. */
export type PlayerNotice = 'load-failed' | 'tap-to-play' | 'sleep-over'
