/**
 * When each of the two methods of recovery from a decoder error was last tried, in milliseconds of clock time:
 * restarting the decoder (`recoveredAt`) and swapping the audio codec (`codecSwappedAt`).
 */
export interface Recoveries {
  readonly recoveredAt: number
  readonly codecSwappedAt: number
}

export type RecoveryStep = 'recover' | 'swap' | 'give-up'

export const noRecoveries: Recoveries = { recoveredAt: -Infinity, codecSwappedAt: -Infinity }

/** Milliseconds between two attempts by the same method. */
const retryInterval = 3000

/**
 * The next step of the escalating recovery: first recover the decoder; on another error within 3 s, swap the audio
 * codec; on another within 3 s of that, give up.
 */
export function recoveryStep(recoveries: Recoveries, now: number): readonly [Recoveries, RecoveryStep] {
  if (now - recoveries.recoveredAt > retryInterval) return [{ ...recoveries, recoveredAt: now }, 'recover']
  if (now - recoveries.codecSwappedAt > retryInterval) return [{ ...recoveries, codecSwappedAt: now }, 'swap']
  return [recoveries, 'give-up']
}
