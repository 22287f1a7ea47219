import { inject } from 'inversify'
import { Clock } from './clock'
import { observe } from './observe'

/** An answer may have waited in a cache for so long, in milliseconds. What differs by more is a wrong clock. */
const tolerance = 10 * 60_000

/** The platform's time, which goes on while it is shown, also on a device whose clock is wrong. */
export class PlatformTime {
  /** Milliseconds since 1970; null until it is shown. */
  shown: number | null = null
  /** How far the platform's clock is ahead of the device's, in milliseconds. */
  private ahead = 0

  constructor(@inject(Clock) private readonly clock: Clock) {
    observe(this)
  }

  /** The time at present, also where nothing shows it. */
  get now(): number {
    return this.shown ?? this.clock.now() + this.ahead
  }

  /** Follows the platform's clock. @param answeredAt The platform's time when it answered. */
  follow(answeredAt: number): void {
    const ahead = answeredAt - this.clock.now()
    this.ahead = Math.abs(ahead) > tolerance ? ahead : 0
    if (this.shown !== null) this.tick()
  }

  /** @param interval Milliseconds after which it is shown anew. Returns a function that ends it. */
  show(interval: number): () => void {
    this.tick()
    return this.clock.every(interval, this.tick)
  }

  private tick(): void {
    this.shown = this.clock.now() + this.ahead
  }
}
