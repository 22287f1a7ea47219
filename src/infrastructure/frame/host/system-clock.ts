import type { Clock } from '../../../application/frame/shared/clock'

export class SystemClock implements Clock {
  private heldAt: number | null = null

  now(): number {
    return this.heldAt ?? Date.now()
  }

  /**
   * Stops the clock at the time at which the platform drew the page, until `resume` is called after hydration.
   * Whatever depends on the time is thereby the same in both renderings.
   * @param at Milliseconds since 1970.
   */
  stopAt(at: number): void {
    this.heldAt = at
  }

  resume(): void {
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
