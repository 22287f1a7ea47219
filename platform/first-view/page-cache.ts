/** Times are milliseconds since 1970, and milliseconds. */
export interface PageCacheOptions {
  readonly now: () => number
  /** As long a page is sent as it is. */
  readonly fresh: number
  /** As long again it is sent while a new one is made. */
  readonly stale: number
  /** Pages, and bytes, that are kept; the longest unused go first. */
  readonly mostPages: number
  readonly mostBytes: number
}

interface Kept<Page> {
  readonly page: Page
  readonly size: number
  readonly madeAt: number
}

export interface Made<Page> {
  readonly page: Page
  readonly size: number
  /** Whether it may be sent to others. */
  readonly keep: boolean
}

/** Keeps pages for a moment; each is made once for all who wait for it, and made anew behind those who get the last one. */
export class PageCache<Page> {
  private readonly kept = new Map<string, Kept<Page>>()
  private readonly underway = new Map<string, Promise<Page>>()
  private bytes = 0

  constructor(private readonly options: PageCacheOptions) {}

  /**
   * At once where the page is kept, since a microtask less for each of thousands a second is felt.
   * @param onLate told of a failure that nobody waits for
   */
  get(key: string, make: () => Promise<Made<Page>>, onLate: (error: unknown) => void): Page | Promise<Page> {
    const { now, fresh, stale } = this.options
    const kept = this.kept.get(key)
    const age = kept === undefined ? Infinity : now() - kept.madeAt
    if (kept === undefined || age >= fresh + stale) return this.make(key, make)
    // The last used stands last.
    this.kept.delete(key)
    this.kept.set(key, kept)
    if (age >= fresh && !this.underway.has(key)) this.make(key, make).catch(onLate)
    return kept.page
  }

  private make(key: string, make: () => Promise<Made<Page>>): Promise<Page> {
    const waiting = this.underway.get(key)
    if (waiting !== undefined) return waiting
    const making = make()
      .then(({ page, size, keep }) => {
        if (keep) this.keep(key, { page, size, madeAt: this.options.now() })
        else this.drop(key)
        return page
      })
      .finally(() => this.underway.delete(key))
    this.underway.set(key, making)
    return making
  }

  private keep(key: string, entry: Kept<Page>): void {
    this.drop(key)
    this.kept.set(key, entry)
    this.bytes += entry.size
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.options.mostPages && this.bytes <= this.options.mostBytes) break
      this.drop(oldest)
    }
  }

  private drop(key: string): void {
    const entry = this.kept.get(key)
    if (entry === undefined) return
    this.kept.delete(key)
    this.bytes -= entry.size
  }
}
