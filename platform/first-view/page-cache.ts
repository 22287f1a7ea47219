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
  /** When it, or the last attempt at a new one, was made. */
  triedAt: number
}

export interface Made<Page> {
  readonly page: Page
  readonly size: number
  /** Whether it may be sent to others. */
  readonly keep: boolean
}

/** Milliseconds after it was made that a page is still sent when no new one can be made, since the database is away. */
const ifFailing = 3_600_000

/** Keeps pages for a moment; each is made once for all who wait for it, and made anew behind those who get the last one. */
export class PageCache<Page> {
  private readonly kept = new Map<string, Kept<Page>>()
  private readonly underway = new Map<string, Promise<Made<Page>>>()
  private bytes = 0

  constructor(private readonly options: PageCacheOptions) {}

  /**
   * At once where the page is kept, since a microtask less for each of thousands a second is felt.
   * @param onLate told of a failure that nobody waits for
   */
  get(key: string, make: () => Promise<Made<Page>>, onLate: (error: unknown) => void): Page | Promise<Page> {
    const { now, fresh, stale } = this.options
    const kept = this.kept.get(key)
    if (kept === undefined || now() - kept.madeAt >= ifFailing) return this.make(key, make).then(({ page }) => page)
    // The last used stands last.
    this.kept.delete(key)
    this.kept.set(key, kept)
    const age = now() - kept.triedAt
    if (age < fresh) return kept.page
    if (age >= fresh + stale) {
      return this.make(key, make).then(
        (made) => (made.keep ? made.page : kept.page),
        (error: unknown) => {
          onLate(error)
          return kept.page
        },
      )
    }
    if (!this.underway.has(key)) this.make(key, make).catch(onLate)
    return kept.page
  }

  private make(key: string, make: () => Promise<Made<Page>>): Promise<Made<Page>> {
    const waiting = this.underway.get(key)
    if (waiting !== undefined) return waiting
    const making = make()
      .then(
        (made) => {
          if (made.keep) this.keep(key, made)
          else this.failed(key)
          return made
        },
        (error: unknown) => {
          this.failed(key)
          throw error
        },
      )
      .finally(() => this.underway.delete(key))
    this.underway.set(key, making)
    return making
  }

  /** *Stale if error*: the last page stays, and those who come next get it at once while another attempt runs. */
  private failed(key: string): void {
    const kept = this.kept.get(key)
    if (kept !== undefined) kept.triedAt = this.options.now() - this.options.fresh
  }

  private keep(key: string, { page, size }: Made<Page>): void {
    this.drop(key)
    const madeAt = this.options.now()
    this.kept.set(key, { page, size, madeAt, triedAt: madeAt })
    this.bytes += size
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
