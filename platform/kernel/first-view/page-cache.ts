import type { Elapsed } from '../shared/elapsed'

/** Times and durations are milliseconds. */
export interface PageCacheOptions {
  /**
   * Measures ages. It is not the machine's clock, because a page that was made while that clock was ahead would stay
   * fresh too long.
   */
  readonly now: Elapsed
  /** How long a page is sent as it is. */
  readonly fresh: number
  /** How long after that a page is still sent while a new one is made (stale-while-revalidate). */
  readonly stale: number
  /** Maximum number of pages; the least recently used are dropped first. */
  readonly mostPages: number
  /** Maximum number of bytes of all pages together. */
  readonly mostBytes: number
}

interface CachedPage<Page> {
  readonly page: Page
  readonly size: number
  readonly createdAt: number
  /** When the page was made, or a new one was last attempted. */
  triedAt: number
  /** Whether all pages have expired since it was made. */
  isOutdated: boolean
}

export interface CacheablePage<Page> {
  readonly page: Page
  readonly size: number
  /** Whether the page may be sent to other visitors. */
  readonly isCacheable: boolean
}

/**
 * Milliseconds for which a page is still sent when no new one can be made because the database is away
 * (stale-if-error).
 */
const ifFailing = 3_600_000

/** Caches pages briefly, stale-while-revalidate: each page is made once for all requests that wait for it. */
export class PageCache<Page> {
  private readonly cachedByKey = new Map<string, CachedPage<Page>>()
  private readonly underway = new Map<string, Promise<CacheablePage<Page>>>()
  private bytes = 0
  /** The number of times that all pages expired: what was begun before is not kept as fresh. */
  private generation = 0

  constructor(private readonly options: PageCacheOptions) {}

  /**
   * Returns the page synchronously when it is cached, since at thousands of requests a second even a microtask matters.
   * @param onLate receives a failure in the background
   */
  getOrMake(
    key: string,
    make: () => Promise<CacheablePage<Page>>,
    onLate: (error: unknown) => void,
  ): Page | Promise<Page> {
    const { now, fresh, stale } = this.options
    const cached = this.cachedByKey.get(key)
    if (cached === undefined || now() - cached.createdAt >= ifFailing)
      return this.make(key, make).then(({ page }) => page)
    // Moves the entry to the end, so that the least recently used one is first.
    this.cachedByKey.delete(key)
    this.cachedByKey.set(key, cached)
    const age = now() - cached.triedAt
    if (age < fresh) return cached.page
    if (age >= fresh + stale) {
      return this.make(key, make).then(
        (fresh) => (fresh.isCacheable ? fresh.page : cached.page),
        (error: unknown) => {
          onLate(error)
          return cached.page
        },
      )
    }
    if (!this.underway.has(key)) this.make(key, make).catch(onLate)
    return cached.page
  }

  /** Finds a cached page and its age: `old` is sent only when no new one can be made. Null when there is none. */
  find(key: string): { readonly page: Page; readonly age: 'fresh' | 'stale' | 'old' } | null {
    const { now, fresh, stale } = this.options
    const cached = this.cachedByKey.get(key)
    if (cached === undefined || now() - cached.createdAt >= ifFailing) return null
    const age = now() - cached.triedAt
    return { page: cached.page, age: age < fresh ? 'fresh' : age < fresh + stale ? 'stale' : 'old' }
  }

  /** Makes a page, or waits for the request that is already making it. */
  async renew(key: string, make: () => Promise<CacheablePage<Page>>): Promise<Page> {
    return (await this.make(key, make)).page
  }

  /**
   * Makes every page old: the next visitor waits for a new one, and gets the old one only where none can be made. A page
   * that is being made may show what was before, so that nobody waits for it any more.
   */
  expire(): void {
    this.generation += 1
    this.underway.clear()
    for (const cached of this.cachedByKey.values()) {
      cached.triedAt = -Infinity
      cached.isOutdated = true
    }
  }

  /** Whether the page at hand is from before all pages expired, because no new one could be made since. */
  isOutdated(key: string): boolean {
    return this.cachedByKey.get(key)?.isOutdated === true
  }

  private make(key: string, make: () => Promise<CacheablePage<Page>>): Promise<CacheablePage<Page>> {
    const pendingPage = this.underway.get(key)
    if (pendingPage !== undefined) return pendingPage
    const { generation } = this
    const making = make()
      .then(
        (fresh) => {
          if (generation !== this.generation) return fresh
          if (fresh.isCacheable) this.store(key, fresh)
          else this.onFailure(key)
          return fresh
        },
        (error: unknown) => {
          if (generation === this.generation) this.onFailure(key)
          throw error
        },
      )
      .finally(() => {
        if (this.underway.get(key) === making) this.underway.delete(key)
      })
    this.underway.set(key, making)
    return making
  }

  /** Applies stale-if-error: the last page stays, and later requests get it at once while another attempt runs. */
  private onFailure(key: string): void {
    const cached = this.cachedByKey.get(key)
    if (cached !== undefined) cached.triedAt = this.options.now() - this.options.fresh
  }

  private store(key: string, { page, size }: CacheablePage<Page>): void {
    this.drop(key)
    const madeAt = this.options.now()
    this.cachedByKey.set(key, { page, size, createdAt: madeAt, triedAt: madeAt, isOutdated: false })
    this.bytes += size
    for (const oldest of this.cachedByKey.keys()) {
      if (this.cachedByKey.size <= this.options.mostPages && this.bytes <= this.options.mostBytes) break
      this.drop(oldest)
    }
  }

  private drop(key: string): void {
    const entry = this.cachedByKey.get(key)
    if (entry === undefined) return
    this.cachedByKey.delete(key)
    this.bytes -= entry.size
  }
}
