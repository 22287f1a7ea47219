import { runInAction } from 'mobx'
import { feedKey, type FeedItem } from '../../../domain/frame/content/feed-item'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Clock } from '../../frame/shared/clock'
import type { ScreenLocation } from '../../../domain/frame/navigation/screen-location'
import type { Outcome } from '../../frame/shared/failure'
import { observe } from '../../frame/shared/observe'
import { PagedList, type PagedListSnapshot } from '../../frame/shared/paged-list'
import type { Resource } from '../../frame/shared/resource'
import type { FeedGateway, FeedScope } from './feed-gateway'

/** The shortest time between two checks for newer items, in milliseconds. */
const checkInterval = 60_000

/**
 * One feed as a screen shows it: its list, and the number of newer items, which are not inserted while the visitor
 * reads.
 */
export class Feed implements Resource {
  readonly list: PagedList<FeedItem>
  newer = 0
  /**
   * The result of the last refresh: the number of new items, or a failure. Null before a refresh, and once the visitor
   * has seen the result.
   */
  refreshed: Outcome<number> | null = null
  private askedAt = 0

  constructor(
    private readonly gateway: FeedGateway,
    private readonly clock: Clock,
    private readonly scope: () => FeedScope,
  ) {
    this.list = new PagedList(
      (cursor, signal) => gateway.page(scope(), cursor === undefined ? {} : { cursor }, signal),
      feedKey,
    )
    observe(this)
  }

  open(_location: ScreenLocation, signal?: CancelSignal): Promise<void> {
    return this.load(signal)
  }

  retryFailed(): void {
    if (this.list.state === 'failed') void this.load()
    else this.list.retryFailed()
  }

  /** Loads or refreshes the first page; a refresh that fails keeps the list. */
  async load(signal?: CancelSignal): Promise<void> {
    const isRefresh = this.list.items.length > 0
    this.askedAt = this.clock.now()
    this.refreshed = null
    const outcome = await this.list.start(signal)
    runInAction(() => {
      if (outcome.ok) this.newer = 0
      if (isRefresh) this.refreshed = outcome
    })
  }

  /** Called when the visitor has seen the result of the last refresh. */
  markAllSeen(): void {
    this.refreshed = null
  }

  /** Counts newer items; a failure changes nothing. */
  async checkForNewer(): Promise<void> {
    const scope = this.scope()
    if (
      this.list.state !== 'ready' ||
      this.clock.now() - this.askedAt < checkInterval ||
      scope.subCategoryId !== undefined
    )
      return
    const { items } = this.list
    if (items.length === 0) return
    this.askedAt = this.clock.now()
    // The newest item is among the first, because a feed is sorted by time, except for items that editors pinned.
    const newest = Math.max(...items.slice(0, 20).map((item) => item.publishedAt))
    const outcome = await this.gateway.countNewer(scope, newest)
    if (outcome.ok && items === this.list.items) runInAction(() => (this.newer = outcome.value))
  }

  change(key: string, change: (item: FeedItem) => FeedItem): void {
    if (this.list.items.some((item) => feedKey(item) === key)) this.list.replace(key, change)
  }

  /** The list's snapshot; null when the list is empty, or so long that it would fill the storage if it were saved. */
  snapshot(): PagedListSnapshot<FeedItem> | null {
    return this.list.items.length > longestKept ? null : this.list.snapshot()
  }

  restore(saved: unknown, location: ScreenLocation): boolean {
    return this.list.restore(saved, location)
  }
}

const longestKept = 1000
