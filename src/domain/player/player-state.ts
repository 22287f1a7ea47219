import type { PlayerItem } from './player-item'
import type { PlayMode } from './play-mode'
import type { SleepTimer } from './sleep-timer'

/** Everything that the player knows. Times are seconds; clock times are milliseconds since 1970. */
export interface PlayerState {
  /** The order in which it plays; in random mode shuffled (B25). */
  readonly playlist: readonly PlayerItem[]
  /** The order in which the list was given; the same array as `playlist` unless it was shuffled. */
  readonly ordered: readonly PlayerItem[]
  /** The place of the current item in `playlist`, 0 when it is empty. */
  readonly index: number
  /** The place that plays after this one, decided beforehand so that it can be prepared (B24). */
  readonly upcoming: number
  readonly mode: PlayMode
  /** The mini player shows (B08, B20). */
  readonly open: boolean
  /** The listener wants sound. `playing` says whether there is some. */
  readonly wanted: boolean
  /** Sound is heard: set by what the media element reports, never by hope. */
  readonly playing: boolean
  /** The current item is loaded far enough to be played. */
  readonly ready: boolean
  readonly buffering: boolean
  /** The browser refused to play without a touch: show 'tap to play'. */
  readonly blocked: boolean
  /** The current item could not be loaded (B92); play tries again. */
  readonly failed: boolean
  /** The current item did not load while nobody wanted to hear it: nothing is said, and play loads it anew. */
  readonly unloaded: boolean
  readonly time: number
  /** 0 when it is not known, and for a live stream. */
  readonly duration: number
  /** What is heard: 1 for live, else `preferredRate` (B28). */
  readonly rate: number
  readonly preferredRate: number
  readonly live: boolean
  readonly sleep: SleepTimer | null
  /** 1, or less while the sleep timer fades the sound out. */
  readonly volume: number
  /** Nothing has sounded since the player was last reset (B20). */
  readonly first: boolean
  /** The page cannot be seen: waits are dropped, so that a locked phone plays on. */
  readonly hidden: boolean
  /** The number of the present load; what the media element reports about an earlier one is ignored. */
  readonly source: number
  /** The last number given out for a load or a wait. */
  readonly serial: number
  /** The wait before the mini player opens (B20). */
  readonly opening: number | null
  /** The wait between the end of an item and what comes after it (B22). */
  readonly gap: { readonly timer: number; readonly random: number } | null
  /** A lost live stream: the tries so far, and the wait before the next one (null while it is being tried). */
  readonly reconnect: { readonly attempt: number; readonly timer: number | null } | null
  /** The upcoming item has been asked for. */
  readonly preloaded: boolean
  /** The time of this item that was last handed over for keeping. */
  readonly keptTime: number
}

const noItems: readonly PlayerItem[] = []

/** The player of a page that has just been opened, and after it was closed (B27). */
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
  unloaded: false,
  time: 0,
  duration: 0,
  rate: 1,
  preferredRate: 1,
  live: false,
  sleep: null,
  volume: 1,
  first: true,
  hidden: false,
  source: 0,
  serial: 0,
  opening: null,
  gap: null,
  reconnect: null,
  preloaded: false,
  keptTime: 0,
}

export function currentItem(state: PlayerState): PlayerItem | null {
  return state.playlist[state.index] ?? null
}

/**
 * Next and previous act (B23): not when not ready, live, in loop mode, or with a single item. After a failure the item is
 * not ready: the listener tries again, or picks another one in the playlist.
 */
export function canSkip(state: PlayerState): boolean {
  return state.ready && !state.live && state.mode !== 'loop' && state.playlist.length > 1
}

/** What has been heard of the current item, from 0 to 1, for the progress ring (B08). */
export function playedFraction(state: PlayerState): number {
  return state.duration > 0 ? Math.min(1, state.time / state.duration) : 0
}
