import type { Clock } from '../../../application/frame/shared/clock'

/** The clock of a first view: it gives the time and starts no timers, since the view is rendered once and discarded. */
export class FixedClock implements Clock {
  now(): number {
    return Date.now()
  }

  after(): () => void {
    return () => undefined
  }

  every(): () => void {
    return () => undefined
  }
}
