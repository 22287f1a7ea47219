import type { Clock } from '../../frame/shared/clock'
import { observe } from '../../frame/shared/observe'

/** Milliseconds between two checks of the clock. */
const checkInterval = 20_000

/** The time as a screen shows it, which goes on while the screen is shown. */
export class CurrentTime {
  /** Milliseconds since 1970. */
  now: number

  constructor(private readonly clock: Clock) {
    this.now = clock.now()
    observe(this)
  }

  /** Follows the clock. Returns a function that ends this. */
  show(): () => void {
    this.update()
    return this.clock.every(checkInterval, this.update)
  }

  private update(): void {
    this.now = this.clock.now()
  }
}
