/** Remaining time of a countdown. */
export interface TimeLeft {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

const second = 1000

/**
 * The time left until an instant, both in milliseconds since 1970; null when it has passed. Partial seconds are rounded
 * up, so that zero is the end.
 */
export function timeLeft(until: number, now: number): TimeLeft | null {
  const seconds = Math.ceil((until - now) / second)
  if (!(seconds > 0)) return null
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor((seconds % 86_400) / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  }
}
