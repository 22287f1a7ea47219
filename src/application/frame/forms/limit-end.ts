import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import type { Clock } from '../shared/clock'

/** The milliseconds by which the times of a device and of the platform may differ before the device counts as wrong. */
const tolerance = 10 * 60_000
/**
 * The longest time for which one timer is set. Timers stop while a device sleeps, and browsers run one that is longer
 * than 24 days at once, so the time is looked at again after a minute.
 */
const lookAgainAfter = 60_000

/**
 * Runs `act` once when a limit ends; a limit without a time ends by no clock. The returned function cancels it. Call it
 * when the answer with the limit comes.
 */
export function whenLimitEnds(clock: Clock, { until, wait }: ReachedLimit, act: () => void): () => void {
  if (until === null) return () => undefined
  const byWait = clock.now() + (wait ?? 0)
  const end = wait !== null && Math.abs(byWait - until) > tolerance ? byWait : until
  let cancel: () => void = () => undefined
  const look = () => {
    const left = end - clock.now()
    cancel = clock.after(Math.max(0, Math.min(left, lookAgainAfter)), left <= lookAgainAfter ? endIt : look)
  }
  // A timer may run a little early.
  const endIt = () => (clock.now() < end ? look() : act())
  look()
  return () => cancel()
}
