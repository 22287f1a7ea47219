import { elapsed as sinceStart } from './elapsed'
import type { Elapsed } from './elapsed'

/** A cached value that is fetched again after a while; concurrent callers share one fetch. */
export class CachedValue<Value> {
  private askedAt = -Infinity
  private value: Promise<Value> | null = null

  /** @param keptFor milliseconds */
  constructor(
    private readonly ask: () => Promise<Value>,
    private readonly keptFor: number,
    private readonly elapsed: Elapsed = sinceStart,
  ) {}

  /** Has the value fetched again when it is next needed. */
  forget(): void {
    this.value = null
  }

  get(): Promise<Value> {
    const now = this.elapsed()
    if (this.value !== null && now - this.askedAt < this.keptFor) return this.value
    this.askedAt = now
    const value = this.ask()
    this.value = value
    // Failures are not cached.
    value.catch(() => {
      if (this.value === value) this.value = null
    })
    return value
  }
}
