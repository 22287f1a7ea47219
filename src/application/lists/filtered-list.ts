import { makeAutoObservable, observableRef } from 'mobx'
import type { Navigator } from '../navigation/navigator'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import type { Page, PageRequest } from '../shared/page'
import { PagedList, type PagedListSnapshot } from '../shared/paged-list'

/** What narrows or orders a list, as it stands in the address; '' stands for what narrows nothing. */
export type Filters = Readonly<Record<string, string>>

/** Where a list stands: the path of its screen and what of its query is known. */
export interface ListPlace {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

export interface SavedList<Item> {
  readonly list: PagedListSnapshot<Item> | null
}

export interface FilteredListOptions<Item, Chosen extends Filters> {
  readonly navigator: Navigator
  /** What holds without a query; only what is another stands in the address. */
  readonly defaults: Chosen
  readonly load: (filters: Chosen, request: PageRequest, signal?: CancelSignal) => Promise<Outcome<Page<Item>>>
  readonly keyOf: (item: Item) => string
}

/**
 * A paged list whose filters, search and order stand in the address: what is shared, opened again or gone back to shows the same.
 * Each choice keeps its own pages, so that a tab that was seen shows at once.
 */
export class FilteredList<Item, Chosen extends Filters> {
  filters: Chosen
  private path = ''
  private readonly lists = new Map<string, PagedList<Item>>()

  constructor(private readonly options: FilteredListOptions<Item, Chosen>) {
    this.filters = options.defaults
    makeAutoObservable<this, 'options' | 'path' | 'lists' | 'current'>(
      this,
      { options: false, path: false, lists: false, current: false, filters: observableRef },
      { autoBind: true },
    )
  }

  get list(): PagedList<Item> {
    return this.current(this.filters)
  }

  /** Something narrows it: an empty list says that, too. */
  get isNarrowed(): boolean {
    return Object.keys(this.options.defaults).some((name) => this.filters[name] !== this.options.defaults[name])
  }

  async open(place: ListPlace, signal?: CancelSignal): Promise<void> {
    this.take(place)
    await this.list.start(signal)
  }

  /** The address is another one: by a link, or by the browser's own back. */
  moved(place: ListPlace): void {
    this.take(place)
    if (this.list.state === 'idle') void this.list.start()
  }

  choose(part: Partial<Chosen>): void {
    this.filters = { ...this.filters, ...part }
    if (this.list.state === 'idle') void this.list.start()
    this.options.navigator.go(this.address, { replace: true })
  }

  clear(): void {
    this.choose(this.options.defaults)
  }

  async refresh(): Promise<void> {
    await this.list.start()
  }

  more(): void {
    void this.list.more()
  }

  /** In every choice that was seen. */
  replace(key: string, change: (item: Item) => Item): void {
    for (const list of this.lists.values()) list.replace(key, change)
  }

  remove(key: string): void {
    for (const list of this.lists.values()) list.remove(new Set([key]))
  }

  /** All pages are asked for anew: what they hold depends on something else than the filters, which has changed. */
  async restart(): Promise<void> {
    this.lists.clear()
    // The list is made anew for the same filters.
    this.filters = { ...this.filters }
    await this.list.start()
  }

  snapshot(): SavedList<Item> {
    return { list: this.list.snapshot() }
  }

  /** The filters come from the address. */
  restore({ list }: SavedList<Item>, place: ListPlace): void {
    this.take(place)
    if (list === null) void this.list.start()
    else this.list.restore(list)
  }

  private get address(): string {
    const { defaults } = this.options
    const query = Object.entries(this.filters)
      .filter(([name, value]) => value !== defaults[name])
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&')
    return query === '' ? this.path : `${this.path}?${query}`
  }

  private take({ path, query }: ListPlace): void {
    this.path = path
    const known = Object.keys(this.options.defaults).flatMap((name) => {
      const value = query[name]
      return value === undefined ? [] : [[name, value] as const]
    })
    this.filters = { ...this.options.defaults, ...(Object.fromEntries(known) as Partial<Chosen>) }
  }

  private current(filters: Chosen): PagedList<Item> {
    const key = JSON.stringify(filters)
    const known = this.lists.get(key)
    if (known !== undefined) return known
    const list = new PagedList<Item>(
      (cursor, signal) => this.options.load(filters, cursor === undefined ? {} : { cursor }, signal),
      this.options.keyOf,
    )
    this.lists.set(key, list)
    return list
  }
}
