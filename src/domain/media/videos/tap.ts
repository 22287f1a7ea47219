/** A tap on the video. */
export interface Tap {
  /** The clock time in milliseconds. */
  readonly at: number
  /** The horizontal position, from 0 at the left edge to 1 at the right. */
  readonly across: number
}

/** The meaning of a tap: 'toggle' shows or hides the controls; the others seek back or forward. */
export type TapMeaning = 'toggle' | 'back' | 'forward'

/** Milliseconds between two taps that form a double tap. */
const doubleWithin = 320
/** The width of the left and right parts in which a double tap seeks, as a part of the video's. */
const side = 0.4

/** The meaning of a tap: a second one on the same side within that time seeks, and so does each further one. */
export function tapMeaning(before: Tap | null, tap: Tap): TapMeaning {
  if (before === null || !(tap.at - before.at <= doubleWithin)) return 'toggle'
  const sides = [sideOf(before), sideOf(tap)]
  if (sides[0] !== sides[1]) return 'toggle'
  return sides[1] ?? 'toggle'
}

function sideOf({ across }: Tap): 'back' | 'forward' | null {
  return across <= side ? 'back' : across >= 1 - side ? 'forward' : null
}
