/** A tap on the video. */
export interface Tap {
  /** The clock time in milliseconds. */
  readonly at: number
  /** The horizontal position, from 0 at the left edge to 1 at the right. */
  readonly across: number
}

/** The meaning of a tap: 'toggle' shows or hides the controls; 'back' and 'forward' seek. */
export type TapMeaning = 'toggle' | 'back' | 'forward'

/** Milliseconds between two taps that form a double tap. */
const doubleWithin = 320
/** The width of the left and of the right area in which a double tap seeks, as a share of the video's width. */
const sideShare = 0.4

/**
 * The meaning of a tap. A second tap on the same side within `doubleWithin` seeks, and so does each further tap within
 * that time of the tap before it.
 */
export function tapMeaning(before: Tap | null, tap: Tap): TapMeaning {
  if (before === null || !(tap.at - before.at <= doubleWithin)) return 'toggle'
  const sides = [sideOf(before), sideOf(tap)]
  if (sides[0] !== sides[1]) return 'toggle'
  return sides[1] ?? 'toggle'
}

function sideOf({ across }: Tap): 'back' | 'forward' | null {
  return across <= sideShare ? 'back' : across >= 1 - sideShare ? 'forward' : null
}
