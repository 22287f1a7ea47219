import type { Clock } from '../../../application/frame/shared/clock'

export class SystemClock implements Clock {
  private heldAt: number | null = null

  now(): number {
    return this.heldAt ?? Date.now()
  }

  /**
   * Holds the time at which the platform drew the page until the page is hydrated, so that what depends on the time is
   * the same on both sides.
   *
   * @param at milliseconds since 1970
   */
  holdAt(at: number): void {
    this.heldAt = at
  }

  goOn(): void {
    this.heldAt = null
  }

  after(milliseconds: number, act: () => void): () => void {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  }

  every(milliseconds: number, act: () => void): () => void {
    const timer = setInterval(act, milliseconds)
    return () => clearInterval(timer)
  }
}
