import type { PlayerItem } from './player-item'
import type { PlayMode } from './play-mode'
import type { SleepTimer } from './sleep-timer'

/** The complete state of the player. Times are seconds; clock times are milliseconds since 1970. */
export interface PlayerState {
  /** The playing order; shuffled in random mode (B25). */
  readonly playlist: readonly PlayerItem[]
  /** The items in their original order; the same array as `playlist` unless the playlist was shuffled. */
  readonly ordered: readonly PlayerItem[]
  /** The index of the current item in `playlist`; 0 when it is empty. */
  readonly index: number
  /** The index of the next item, decided in advance so that it can be preloaded (B24). */
  readonly upcoming: number
  readonly mode: PlayMode
  /** Whether the mini player is visible (B08, B20). */
  readonly open: boolean
  /** Whether the listener wants playback; `playing` says whether there is any. */
  readonly wanted: boolean
  /** Whether playback is audible; only reports of the media element set it. */
  readonly playing: boolean
  /** Whether the current item is loaded far enough to be played. */
  readonly ready: boolean
  readonly buffering: boolean
  /** Whether the browser refused to play without a user gesture; 'tap to play' is then shown. */
  readonly blocked: boolean
  /** Whether the current item could not be loaded (B92); play tries again. */
  readonly failed: boolean
  /**
   * Whether the current item failed to load before the listener pressed play. This is not reported, and play loads the
   * item again.
   */
  readonly failedSilently: boolean
  readonly time: number
  /** The length; 0 when unknown, and for a live stream. */
  readonly duration: number
  /** The actual rate: 1 for live, else `preferredRate` (B28). */
  readonly rate: number
  readonly preferredRate: number
  readonly live: boolean
  readonly sleep: SleepTimer | null
  /** The volume: 1, or less while the sleep timer fades the sound out. */
  readonly volume: number
  /** Whether nothing has been played since the player was last reset (B20). */
  readonly isFresh: boolean
  /** Whether the page is hidden; delays are then skipped, so that a locked phone plays on. */
  readonly hidden: boolean
  /** The number of the current load; reports about an earlier one are ignored. */
  readonly source: number
  /** The last number assigned to a load or a delay. */
  readonly serial: number
  /** The delay before the mini player opens (B20); null when there is none. */
  readonly openingTimer: number | null
  /** The delay between the end of an item and the next one (B22); null when there is none. */
  readonly gap: { readonly timer: number; readonly random: number } | null
  /**
   * The reconnection of a lost live stream: the number of attempts, and the delay before the next one (null during an
   * attempt). Null while the stream is not lost.
   */
  readonly reconnect: { readonly attempt: number; readonly timer: number | null } | null
  /** Whether preloading of the upcoming item has been requested. */
  readonly preloaded: boolean
  /** The last saved position in this item. */
  readonly savedTime: number
}

const noItems: readonly PlayerItem[] = []

/** The state of the player when a page is opened, and after the player was closed (B27). */
export const initialPlayer: PlayerState = {
  playlist: noItems,
  ordered: noItems,
  index: 0,
  upcoming: 0,
  mode: 'sequence',
  open: false,
  wanted: false,
  playing: false,
  ready: false,
  buffering: false,
  blocked: false,
  failed: false,
  failedSilently: false,
  time: 0,
  duration: 0,
  rate: 1,
  preferredRate: 1,
  live: false,
  sleep: null,
  volume: 1,
  isFresh: true,
  hidden: false,
  source: 0,
  serial: 0,
  openingTimer: null,
  gap: null,
  reconnect: null,
  preloaded: false,
  savedTime: 0,
}

export function currentItem(state: PlayerState): PlayerItem | null {
  return state.playlist[state.index] ?? null
}

/**
 * Whether next and previous are available (B23). They are unavailable while the item is loading, and for a live stream.
 * For an item without parts, they are also unavailable in loop mode, and in a playlist of one item. After a failure
 * nothing is loaded; the listener retries, or picks another item of the playlist.
 */
export function canSkip(state: PlayerState): boolean {
  if (!state.ready || state.live) return false
  return hasParts(state) || (state.mode !== 'loop' && state.playlist.length > 1)
}

/** Whether next and previous move through the parts of the current item, such as the paragraphs of a text. */
export function hasParts(state: PlayerState): boolean {
  return (currentItem(state)?.parts?.length ?? 0) > 1
}

/** The played part of the current item, from 0 to 1, for the progress ring (B08). */
export function playedFraction(state: PlayerState): number {
  return state.duration > 0 ? Math.min(1, state.time / state.duration) : 0
}
