import type { KeyboardEvent } from 'react'

/** The code of a key that an input method takes (UI Events, 8.3.1); no key of a keyboard has it. */
const takenByMethod = 229

/**
 * Whether a key belongs to an input method, whose keys choose characters. Safari ends a composition before it tells of
 * the Enter that ended it, so that this key composes no more; the old code alone tells what it was.
 */
export function isComposingKey({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === takenByMethod
}
