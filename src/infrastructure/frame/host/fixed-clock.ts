import type { Clock } from '../../../application/frame/shared/clock'

/** The clock of a first view: it stands still and starts no timers, since the view is drawn once and discarded. */
export class FixedClock implements Clock {
  constructor(private readonly at: number) {}

  now(): number {
    return this.at
  }

  after(): () => void {
    return () => undefined
  }

  every(): () => void {
    return () => undefined
  }
}
