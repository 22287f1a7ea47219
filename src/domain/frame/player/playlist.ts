import { pickOtherIndex, shuffledIndexes } from '../shared/random'
import type { PlayMode } from './play-mode'
import type { PlayerItem } from './player-item'

/** A list and an index in it. */
export interface PlacedList {
  readonly playlist: readonly PlayerItem[]
  readonly index: number
}

/**
 * The index to play after `index`: in random mode any other index, otherwise the next one, where the first follows the
 * last (B24).
 */
export function upcomingIndex(index: number, count: number, mode: PlayMode, random: number): number {
  if (count < 2) return index
  return mode === 'random' ? pickOtherIndex(index, count, random) : (index + 1) % count
}

/** The index to play before `index`, where the last precedes the first (B24). */
export function previousIndex(index: number, count: number): number {
  return count === 0 ? 0 : (index + count - 1) % count
}

/** Shuffles the list; the index follows its item (B25). */
export function shuffle(playlist: readonly PlayerItem[], index: number, random: number): PlacedList {
  const order = shuffledIndexes(playlist.length, random)
  return {
    playlist: order.map((originalIndex) => playlist[originalIndex] as PlayerItem),
    index: Math.max(0, order.indexOf(index)),
  }
}

/** Restores the original order; the index follows its item. */
export function unshuffle(inOrder: readonly PlayerItem[], current: PlayerItem | null): PlacedList {
  return { playlist: inOrder, index: current === null ? 0 : Math.max(0, inOrder.indexOf(current)) }
}

/** The nearest valid index; 0 for a number that is not an index at all. */
export function clampIndex(index: number, count: number): number {
  return isIndex(index, count) ? index : Number.isInteger(index) && index >= count && count > 0 ? count - 1 : 0
}

/** Whether it is the index of an item in a list of `count`. -0 is none: storage would give it back as 0. */
export function isIndex(index: number, count: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < count && !Object.is(index, -0)
}
