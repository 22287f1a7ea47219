/** A touch on the picture. */
export interface Tap {
  /** Clock time in milliseconds. */
  readonly at: number
  /** From 0 at the left edge to 1 at the right one. */
  readonly place: number
}

/** What a touch on the picture means: 'toggle' shows or hides the controls; the others go back or forward in time. */
export type TapMeaning = 'toggle' | 'back' | 'forward'

/** Milliseconds between two touches that are one act. */
const doubleWithin = 320
/** The outer parts of the picture that a double touch moves by. */
const side = 0.4

/** A second touch on the same side soon after the first moves, and so does each that follows as soon. */
export function tapMeaning(before: Tap | null, tap: Tap): TapMeaning {
  if (before === null || !(tap.at - before.at <= doubleWithin)) return 'toggle'
  const sides = [sideOf(before), sideOf(tap)]
  if (sides[0] !== sides[1]) return 'toggle'
  return sides[1] ?? 'toggle'
}

function sideOf({ place }: Tap): 'back' | 'forward' | null {
  return place <= side ? 'back' : place >= 1 - side ? 'forward' : null
}
