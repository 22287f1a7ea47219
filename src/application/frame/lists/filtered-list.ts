import type { Navigator } from '../navigation/navigator'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import type { CountedPageRequest, Page } from '../shared/page'
import { PagedList, type PagedListSnapshot } from '../shared/paged-list'
import { observe } from '../shared/observe'
import type { Resource } from '../shared/resource'
import { isRecord } from '../../../domain/frame/shared/json-record'

/** Filters and order of a list, as in the address; '' means no filter. */
export type Filters = Readonly<Record<string, string>>

/** The address of a list: the path of its screen and the known parameters of its query. */
export interface ListAddress {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

export interface SavedList<Item> {
  /** The filters of this saved list. */
  readonly filters: Filters
  readonly list: PagedListSnapshot<Item> | null
}

export interface FilteredListOptions<Item, Chosen extends Filters> {
  readonly navigator: Navigator
  /** The filters of an address without a query. Only values that differ from these are written into the address. */
  readonly defaults: Chosen
  readonly load: (filters: Chosen, request: CountedPageRequest, signal?: CancelSignal) => Promise<Outcome<Page<Item>>>
  readonly keyOf: (item: Item) => string
}

/**
 * A paged list whose filters, search and order are part of the address, so that a shared or reopened address, and going
 * back, show the same list. Each combination keeps its own pages, so that a combination seen before is shown at once.
 */
export class FilteredList<Item, Chosen extends Filters> implements Resource {
  filters: Chosen
  private path = ''
  private readonly lists = new Map<string, PagedList<Item>>()

  constructor(private readonly options: FilteredListOptions<Item, Chosen>) {
    this.filters = options.defaults
    observe(this)
  }

  get defaults(): Chosen {
    return this.options.defaults
  }

  get list(): PagedList<Item> {
    return this.current(this.filters)
  }

  /** Whether a filter is set; the empty state then mentions it. */
  get isNarrowed(): boolean {
    return Object.keys(this.options.defaults).some((name) => this.filters[name] !== this.options.defaults[name])
  }

  async open(place: ListAddress, signal?: CancelSignal): Promise<void> {
    this.applyLocation(place)
    await this.list.start(signal)
  }

  /** Called when the address has changed, by a link or by the browser's back button. */
  onLocationChange(place: ListAddress): void {
    this.applyLocation(place)
    if (this.list.state === 'idle') void this.list.start()
  }

  /** Asks how many items there would be with these filters; the page's `total` says it. */
  count(filters: Chosen, signal?: CancelSignal): Promise<Outcome<Page<Item>>> {
    return this.options.load(filters, { pageSize: 1, total: '1' }, signal)
  }

  choose(part: Partial<Chosen>): void {
    this.filters = { ...this.filters, ...part }
    if (this.list.state === 'idle') void this.list.start()
    this.options.navigator.navigateTo(this.address, { replace: true })
  }

  clear(): void {
    this.choose(this.options.defaults)
  }

  retryFailed(): void {
    this.list.retryFailed()
  }

  async refresh(): Promise<void> {
    await this.list.start()
  }

  /** Changes an item in every combination that was loaded. */
  replace(key: string, change: (item: Item) => Item): void {
    for (const list of this.lists.values()) list.replace(key, change)
  }

  /** Changes every item of every combination that was loaded. */
  replaceAll(change: (item: Item) => Item): void {
    for (const list of this.lists.values()) list.replaceAll(change)
  }

  remove(key: string): void {
    for (const list of this.lists.values()) list.remove(new Set([key]))
  }

  /**
   * Drops the pages of every combination and loads the list again, because something other than the filters has
   * changed.
   */
  async restart(): Promise<void> {
    this.lists.clear()
    // The new object, though equal, makes MobX evaluate `list` again, which creates the list anew.
    this.filters = { ...this.filters }
    await this.list.start()
  }

  snapshot(): SavedList<Item> {
    return { list: this.list.snapshot(), filters: this.filters }
  }

  /**
   * Restores a saved list. Returns false when the saved value does not fit, or when the visitor has changed the filters
   * in the address since, because the address then names another list.
   */
  restore(saved: unknown, place: ListAddress): boolean {
    const filters = this.read(place)
    if (!isRecord(saved) || JSON.stringify(saved['filters']) !== JSON.stringify(filters)) return false
    if (!this.current(filters).restore(saved['list'])) return false
    this.applyLocation(place)
    return true
  }

  private get address(): string {
    const { defaults } = this.options
    const query = Object.entries(this.filters)
      .filter(([name, value]) => value !== defaults[name])
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&')
    return query === '' ? this.path : `${this.path}?${query}`
  }

  private applyLocation(place: ListAddress): void {
    this.path = place.path
    this.filters = this.read(place)
  }

  private read({ query }: ListAddress): Chosen {
    const entries = Object.keys(this.options.defaults).flatMap((name) => {
      const value = query[name]
      return value === undefined ? [] : [[name, value] as const]
    })
    return { ...this.options.defaults, ...(Object.fromEntries(entries) as Partial<Chosen>) }
  }

  private current(filters: Chosen): PagedList<Item> {
    const key = JSON.stringify(filters)
    const existingList = this.lists.get(key)
    if (existingList !== undefined) return existingList
    const list = new PagedList<Item>(
      (cursor, signal) => this.options.load(filters, cursor === undefined ? {} : { cursor }, signal),
      this.options.keyOf,
    )
    this.lists.set(key, list)
    return list
  }
}
