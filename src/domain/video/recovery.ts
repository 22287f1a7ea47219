/** When a broken decoder was last mended, by each of the two ways; clock time in milliseconds. */
export interface Mended {
  readonly recovered: number
  readonly swapped: number
}

export type RecoveryStep = 'recover' | 'swap' | 'give-up'

export const neverMended: Mended = { recovered: -Infinity, swapped: -Infinity }

/** Milliseconds between two attempts by the same way. */
const mendEvery = 3000

/** The ladder of recovery: first the decoder anew, within 3 s of that with the other audio codec, within 3 s of that not at all. */
export function recoveryStep(mended: Mended, now: number): readonly [Mended, RecoveryStep] {
  if (now - mended.recovered > mendEvery) return [{ ...mended, recovered: now }, 'recover']
  if (now - mended.swapped > mendEvery) return [{ ...mended, swapped: now }, 'swap']
  return [mended, 'give-up']
}
