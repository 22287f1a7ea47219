/** When a decoder error was last recovered from, for each of the two methods; clock time in milliseconds. */
export interface Mended {
  readonly recovered: number
  readonly swapped: number
}

export type RecoveryStep = 'recover' | 'swap' | 'give-up'

export const neverMended: Mended = { recovered: -Infinity, swapped: -Infinity }

/** Milliseconds between two attempts by the same method. */
const mendEvery = 3000

/**
 * Escalating recovery: first recover the decoder; on another error within 3 s swap the audio codec; on another within 3
 * s of that, give up.
 */
export function recoveryStep(mended: Mended, now: number): readonly [Mended, RecoveryStep] {
  if (now - mended.recovered > mendEvery) return [{ ...mended, recovered: now }, 'recover']
  if (now - mended.swapped > mendEvery) return [{ ...mended, swapped: now }, 'swap']
  return [mended, 'give-up']
}
