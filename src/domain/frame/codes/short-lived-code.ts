/** A code that expires. Its validity is a duration, so that a wrong clock of the phone does not matter. */
export interface ShortLivedCode {
  /** The text in the QR code. */
  readonly text: string
  /** How long the code is valid, in milliseconds from when it was received. */
  readonly validFor: number
}

/** Milliseconds before the expiry of a code at which the next one is requested. */
const renewedBefore = 5000
const longestPause = 30_000

/** The whole seconds left, never negative. */
export function secondsLeft(expiresAt: number, now: number): number {
  return Math.max(0, Math.ceil((expiresAt - now) / 1000))
}

/** Whether it is time to request the next code, early enough that a valid one can always be shown. */
export function isRenewalDue(expiresAt: number, validFor: number, now: number): boolean {
  return now >= expiresAt - Math.min(renewedBefore, validFor / 2)
}

/** The back-off in milliseconds until the next attempt, after so many failures in a row. */
export function pauseAfter(failures: number): number {
  return Math.min(longestPause, 1000 * 2 ** Math.min(failures, 10))
}
