import type { OwnItem } from './own-item'

/** That a content or a channel was opened; of each the last time only. */
export interface Visit {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly visitedAt: number
  /** Seconds played; null for what is not played, or was not. */
  readonly position: number | null
  readonly item: OwnItem
}

/** From how many seconds on it is worth saying where one stopped. */
const leastPlayed = 5
/** So close to its end something is done. */
const mostlyPlayed = 0.98

/** Where a medium may be gone on with, in seconds; null when there is nothing to go on with. */
export function continuePosition({ position, item }: Pick<Visit, 'position' | 'item'>): number | null {
  if (position === null || !(position >= leastPlayed)) return null
  return item.duration !== null && position >= item.duration * mostlyPlayed ? null : Math.floor(position)
}

/** How far a medium was played, from 0 to 1; null when its length is not known. */
export function playedPart({ position, item }: Pick<Visit, 'position' | 'item'>): number | null {
  if (position === null || item.duration === null || !(item.duration > 0)) return null
  return Math.min(1, Math.max(0, position / item.duration))
}
