import { runInAction } from 'mobx'
import type { CancelSignal } from './cancel-signal'
import { noLocation, type ScreenLocation } from '../../../domain/frame/navigation/screen-location'
import { failure, success } from '../../../domain/frame/shared/result'
import type { Failure, Outcome } from './failure'
import { observe } from './observe'
import type { Page } from './page'
import type { Resource } from './resource'
import { isRecord } from '../../../domain/frame/shared/json-record'

export type PagedListState = 'idle' | 'loading' | 'refreshing' | 'loading-more' | 'ready' | 'failed' | 'more-failed'

export interface PagedListSnapshot<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
  readonly total: number | null
}

/**
 * Loads the page at a cursor, or the first page without a cursor. The location is that of the screen that opened the
 * list.
 */
export type PageLoader<Item> = (
  cursor: string | undefined,
  signal: CancelSignal | undefined,
  location: ScreenLocation,
) => Promise<Outcome<Page<Item>>>

/**
 * A list that grows by pages. A failed 'more' keeps the items and offers a retry, and a failed refresh keeps the old
 * items. An item that arrives twice, because the list changed between two pages, is kept once. An answer overtaken by a
 * newer request is dropped. When the platform no longer opens the cursor, as after a change of its key, the list begins
 * anew.
 */
export class PagedList<Item> implements Resource {
  items: readonly Item[] = []
  state: PagedListState = 'idle'
  nextCursor: string | null = null
  total: number | null = null
  failure: Failure | null = null
  private request = 0
  private location = noLocation
  /**
   * The keys of `items`. They are extended while the list grows, so that a long list is not gone through again for each
   * page.
   */
  private keyCache: { readonly items: readonly Item[]; readonly keys: Set<string> } | null = null

  constructor(
    private readonly load: PageLoader<Item>,
    readonly keyOf: (item: Item) => string,
  ) {
    observe(this)
  }

  get isEmpty(): boolean {
    return this.state === 'ready' && this.items.length === 0
  }

  get hasMore(): boolean {
    return this.nextCursor !== null
  }

  open(location: ScreenLocation, signal?: CancelSignal): Promise<Outcome<number>> {
    this.location = location
    return this.start(signal)
  }

  /** Loads the first page; existing items are refreshed in place. Returns how many items are new. */
  async start(signal?: CancelSignal): Promise<Outcome<number>> {
    const existingKeys = new Set(this.items.map(this.keyOf))
    this.state = this.items.length > 0 ? 'refreshing' : 'loading'
    await this.run(undefined, signal)
    return this.failure === null
      ? success(this.items.filter((item) => !existingKeys.has(this.keyOf(item))).length)
      : failure(this.failure)
  }

  retryFailed(): void {
    if (this.state === 'failed') void this.start()
    else if (this.state === 'more-failed') void this.more()
  }

  /** Loads the next page; concurrent calls are ignored. */
  async more(signal?: CancelSignal): Promise<void> {
    if (this.nextCursor === null || (this.state !== 'ready' && this.state !== 'more-failed')) return
    this.state = 'loading-more'
    await this.run(this.nextCursor, signal)
  }

  replace(key: string, change: (item: Item) => Item): void {
    this.items = this.items.map((item) => (this.keyOf(item) === key ? change(item) : item))
  }

  replaceAll(change: (item: Item) => Item): void {
    this.items = this.items.map(change)
  }

  remove(keys: ReadonlySet<string>): void {
    const remainingItems = this.items.filter((item) => !keys.has(this.keyOf(item)))
    if (this.total !== null) this.total = Math.max(0, this.total - (this.items.length - remainingItems.length))
    this.items = remainingItems
  }

  prepend(item: Item): void {
    this.items = [item, ...this.items.filter((other) => this.keyOf(other) !== this.keyOf(item))]
    if (this.total !== null) this.total += 1
  }

  snapshot(): PagedListSnapshot<Item> | null {
    return this.items.length === 0 ? null : { items: this.items, nextCursor: this.nextCursor, total: this.total }
  }

  restore(saved: unknown, location = noLocation): boolean {
    if (!this.isFittingSnapshot(saved)) return false
    this.location = location
    this.set(saved)
    return true
  }

  /** Shows items that were loaded elsewhere; a load under way is ignored. */
  set({ items, nextCursor, total }: PagedListSnapshot<Item>): void {
    this.request += 1
    this.items = items
    this.nextCursor = nextCursor
    this.total = total
    this.state = 'ready'
  }

  private isFittingSnapshot(saved: unknown): saved is PagedListSnapshot<Item> {
    if (!isRecord(saved)) return false
    const { items, nextCursor, total } = saved
    return (
      Array.isArray(items) &&
      items.length > 0 &&
      items.every((item) => item != null && typeof this.keyOf(item as Item) === 'string') &&
      (nextCursor === null || typeof nextCursor === 'string') &&
      (total === null || typeof total === 'number')
    )
  }

  private async run(cursor: string | undefined, signal?: CancelSignal): Promise<void> {
    const request = ++this.request
    const outcome = await this.load(cursor, signal, this.location)
    if (request !== this.request) return
    if (!outcome.ok && cursor !== undefined && outcome.reason.fields['cursor'] !== undefined)
      return await this.run(undefined, signal)
    runInAction(() => {
      if (outcome.ok) {
        this.items = cursor === undefined ? outcome.value.items : this.joined(outcome.value.items)
        this.nextCursor = outcome.value.nextCursor
        this.total = outcome.value.total ?? (cursor === undefined ? null : this.total)
        this.failure = null
        this.state = 'ready'
      } else {
        this.failure = outcome.reason
        this.state = this.items.length > 0 ? 'more-failed' : 'failed'
      }
    })
  }

  private joined(more: readonly Item[]): readonly Item[] {
    const keys = this.keyCache?.items === this.items ? this.keyCache.keys : new Set(this.items.map(this.keyOf))
    const items = [...this.items]
    for (const item of more) {
      const key = this.keyOf(item)
      if (!keys.has(key)) items.push(item)
      keys.add(key)
    }
    this.keyCache = { items, keys }
    return items
  }
}
