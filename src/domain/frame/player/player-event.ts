import type { PlayMode } from './play-mode'
import type { PlayerItem } from './player-item'
import type { RestoredPlaylist } from './saved-playlist'

/** The listener's commands. `random` is a fresh random number in [0, 1). */
export type PlayerCommand =
  /** Sets a new playlist, and plays it unless `play` is false. The item starts at `at` seconds. */
  | {
      readonly type: 'load'
      readonly items: readonly PlayerItem[]
      readonly index: number
      readonly random: number
      readonly at?: number
      readonly play?: boolean
    }
  /** Restores the playlist of an earlier visit (B29). Only an empty player accepts it, and it never plays by itself. */
  | { readonly type: 'restore'; readonly playlist: RestoredPlaylist; readonly random: number }
  | { readonly type: 'append'; readonly items: readonly PlayerItem[] }
  | { readonly type: 'remove'; readonly index: number; readonly random: number }
  | { readonly type: 'select'; readonly index: number; readonly random: number; readonly at?: number }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'toggle' }
  | { readonly type: 'next'; readonly random: number }
  | { readonly type: 'previous'; readonly random: number }
  | { readonly type: 'seek'; readonly time: number }
  /** Moves by `seconds` seconds, back when negative. */
  | { readonly type: 'skip'; readonly seconds: number }
  | { readonly type: 'set-rate'; readonly rate: number }
  | { readonly type: 'cycle-mode'; readonly random: number }
  | { readonly type: 'set-mode'; readonly mode: PlayMode; readonly random: number }
  /** Sets the sleep timer: 0 ends it, 1 means the end of the item (B21), and any other number means minutes (B26). */
  | { readonly type: 'sleep'; readonly minutes: number; readonly now: number }
  | { readonly type: 'extend-sleep'; readonly minutes: number; readonly now: number }
  /** Closes the player by the mini player's close button (B27). */
  | { readonly type: 'close' }

/** Reports of the media element, with the `source` of the load effect that they belong to. */
export type MediaEvent = { readonly source: number } & (
  | { readonly type: 'media-ready'; readonly duration: number }
  | { readonly type: 'media-started' }
  /** The element was paused. The pause at the end of an item is reported only as 'media-ended'. */
  | { readonly type: 'media-paused' }
  | { readonly type: 'media-waiting' }
  | { readonly type: 'media-progress'; readonly time: number }
  | { readonly type: 'media-ended'; readonly random: number }
  /** The address could not be loaded, or the stream was lost. */
  | { readonly type: 'media-failed'; readonly random: number }
  /** The browser refused play() for lack of a user gesture. A play() interrupted by pause or load is not a refusal. */
  | { readonly type: 'media-refused' }
)

/** The end of a delay that a schedule effect requested; an outdated one is ignored. */
export type TimerEvent =
  | { readonly type: 'open-due'; readonly timer: number }
  | { readonly type: 'advance-due'; readonly timer: number }
  | { readonly type: 'rejoin-due'; readonly timer: number }

/** Events around the player. */
export type SurroundingEvent =
  /** A clock tick, about once a second while a sleep timer runs. */
  | { readonly type: 'tick'; readonly now: number }
  | { readonly type: 'visibility'; readonly hidden: boolean }
  /** The network came back. */
  | { readonly type: 'online' }
  /** Something else in this page or another tab has started to sound. */
  | { readonly type: 'silenced' }

export type PlayerEvent = PlayerCommand | MediaEvent | TimerEvent | SurroundingEvent

export type EventOf<Type extends PlayerEvent['type']> = Extract<PlayerEvent, { readonly type: Type }>
