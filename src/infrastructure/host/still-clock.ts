import type { Clock } from '../../application/shared/clock'

/** The clock of a first view: tells the time and starts nothing, since the view is drawn once and thrown away. */
export class StillClock implements Clock {
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
