import type { Clock } from '../../src/application/frame/shared/clock'

/** The start time: 21 November 2026, 16:00 in Shanghai. */
export const start = Date.UTC(2026, 10, 21, 8)

interface Timer {
  readonly id: number
  readonly at: number
  /** The interval in milliseconds; null for a timer that runs once. */
  readonly every: number | null
  readonly act: () => void
}

/** A clock that only advances on demand. */
export class HandClock implements Clock {
  time = start
  private timers: readonly Timer[] = []
  private lastId = 0

  now(): number {
    return this.time
  }

  after(milliseconds: number, act: () => void): () => void {
    return this.add(milliseconds, null, act)
  }

  every(milliseconds: number, act: () => void): () => void {
    return this.add(milliseconds, milliseconds, act)
  }

  /** Advances the time, and runs the timers that are due, in their order. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
      if (next === undefined) break
      this.timers = this.timers.filter((timer) => timer !== next)
      this.time = next.at
      if (next.every !== null) this.timers = [...this.timers, { ...next, at: next.at + next.every }]
      next.act()
    }
    this.time = end
  }

  /** Number of pending timers. */
  get waiting(): number {
    return this.timers.length
  }

  private add(milliseconds: number, every: number | null, act: () => void): () => void {
    const id = ++this.lastId
    this.timers = [...this.timers, { id, at: this.time + milliseconds, every, act }]
    return () => {
      this.timers = this.timers.filter((timer) => timer.id !== id)
    }
  }
}
