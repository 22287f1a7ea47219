import type { Asker } from '../limits/asker'
import type { WorkQueue } from '../limits/work-queue'
import type { CacheablePage, PageCache } from './page-cache'

/**
 * Pages that are made in a queue and cached for everybody. Each client waits for its own turn, even for a page that
 * another client already waits for. If clients shared a turn, a client that requests very many pages would hold up all
 * others.
 */
export class QueuedPages<Page> {
  private readonly renewing = new Set<string>()

  constructor(
    private readonly pages: PageCache<Page>,
    private readonly queue: WorkQueue,
    private readonly onLate: (error: unknown) => void,
  ) {}

  /** Makes every page old, as `PageCache.expire` says. */
  expire(): void {
    this.renewing.clear()
    this.pages.expire()
  }

  async getOrMake(key: string, make: () => Promise<CacheablePage<Page>>, asker: Asker): Promise<Page> {
    const cached = this.pages.find(key)
    if (cached?.age === 'fresh') return cached.page
    if (cached?.age === 'stale' && this.renewing.has(key)) return cached.page
    const rendering = this.queue.run(async () => {
      const cachedPage = this.pages.find(key)
      return cachedPage?.age === 'fresh' ? cachedPage.page : await this.pages.renew(key, make)
    }, asker)
    if (cached === null) return await rendering
    this.renewing.add(key)
    const renewed = rendering
      .catch((error: unknown) => {
        this.onLate(error)
        return cached.page
      })
      .finally(() => this.renewing.delete(key))
    return cached.age === 'stale' ? cached.page : await renewed
  }
}
