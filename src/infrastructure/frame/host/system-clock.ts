import type { Clock } from '../../../application/frame/shared/clock'

export class SystemClock implements Clock {
  private heldAt: number | null = null

  now(): number {
    return this.heldAt ?? Date.now()
  }

  /**
   * While a page is taken over that was drawn at this time, it is still that time: what depends on it is the same.
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
