/** A code that expires. Its life is a duration, so that a wrong clock of the phone does not matter. */
export interface ShortLivedCode {
  /** What the QR code contains. */
  readonly text: string
  /** Milliseconds from the moment it was received. */
  readonly validFor: number
}

/** The next code is requested so many milliseconds before the present one expires. */
const ahead = 5000
const longestPause = 30_000

/** Whole seconds that are left, never negative. */
export function secondsLeft(expiresAt: number, now: number): number {
  return Math.max(0, Math.ceil((expiresAt - now) / 1000))
}

/** Whether it is time to request the next code; early enough that there always is a valid one to show. */
export function isRenewalDue(expiresAt: number, validFor: number, now: number): boolean {
  return now >= expiresAt - Math.min(ahead, validFor / 2)
}

/** Milliseconds until the next attempt, after so many failed ones in succession. */
export function pauseAfter(failures: number): number {
  return Math.min(longestPause, 1000 * 2 ** Math.min(failures, 10))
}
