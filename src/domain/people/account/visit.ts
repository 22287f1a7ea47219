import type { OwnItem } from './own-item'

/** A visit to a content or a channel, of which only the latest is kept. */
export interface Visit {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly visitedAt: number
  /** The seconds played; null for a content that cannot be played, or was not played. */
  readonly position: number | null
  readonly item: OwnItem
}

/** The seconds that a medium must have been played before its position is offered for continuing. */
const minimumPlayed = 5
/** The played part, from 0 to 1, at which a medium counts as played to its end. */
const finishedPart = 0.98

/** The position to continue a medium from, in seconds; null when there is none. */
export function continuePosition({ position, item }: Pick<Visit, 'position' | 'item'>): number | null {
  if (position === null || !(position >= minimumPlayed)) return null
  return item.duration !== null && position >= item.duration * finishedPart ? null : Math.floor(position)
}

/** The played part of a medium, from 0 to 1; null when its length is unknown. */
export function playedPart({ position, item }: Pick<Visit, 'position' | 'item'>): number | null {
  if (position === null || item.duration === null || !(item.duration > 0)) return null
  return Math.min(1, Math.max(0, position / item.duration))
}
