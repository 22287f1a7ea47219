/** Milliseconds before the first attempt to reconnect. */
const firstWait = 1000
/** The greatest number of milliseconds before an attempt. */
const longestWait = 30_000

/**
 * The back-off before attempt number `attempt` (1 is the first): 1 s, doubled each time, at most 30 s. Up to a quarter
 * of it is subtracted at random as jitter (`random`, in [0, 1)), so that listeners who lost the stream together do not
 * all reconnect at once.
 */
export function reconnectDelay(attempt: number, random: number): number {
  const doublings = Number.isFinite(attempt) ? Math.max(0, Math.floor(attempt) - 1) : 0
  const full = doublings > 5 ? longestWait : Math.min(longestWait, firstWait * 2 ** doublings)
  const chance = random >= 0 && random < 1 ? random : 0
  return Math.round(full * (1 - chance / 4))
}
