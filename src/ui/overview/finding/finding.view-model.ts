import { inject } from 'inversify'
import { FilteredList } from '../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../application/frame/navigation/navigator'
import type { Outcome } from '../../../application/frame/shared/failure'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import type { Page } from '../../../application/frame/shared/page'
import type { Resources } from '../../../application/frame/shared/resource'
import { FindingGateway } from '../../../application/overview/finding/finding-gateway'
import { SearchGateway } from '../../../application/overview/search/search-gateway'
import { FollowPublisher } from '../../../application/participation/reactions/follow-publisher'
import { InterestsStore } from '../../../application/people/interests/interests.store'
import { publisherKinds, type PublisherKind } from '../../../domain/frame/content/content-kinds'
import { feedKey } from '../../../domain/frame/content/feed-item'
import { success } from '../../../domain/frame/shared/result'
import { shelfNames, type MuchRead, type PublisherToFollow, type Shelf } from '../../../domain/overview/finding/finding'
import type { ReadPeriod } from '../../../domain/people/account/most-read'
import { rankedByInterest } from '../../../domain/people/interests/interests'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** The tabs: what is read most, and the publishers of each kind. */
export const findingTabs = ['', ...publisherKinds] as const

/** The place of a content by what everybody reads: the index at which its page begins, and its index on that page. */
interface Place {
  readonly page: number
  readonly index: number
}
type ReadRow = { readonly read: MuchRead; readonly place: Place }
type Row = ReadRow | { readonly publisher: PublisherToFollow }

interface Filters extends Readonly<Record<string, string>> {
  readonly tab: string
  readonly kind: string
  readonly period: string
}

/** S078: what the neighbourhood reads, and whom to follow. */
export class FindingViewModel implements ScreenViewModel {
  readonly rows: FilteredList<Row, Filters>
  /** What many people search for. */
  readonly hotWords: Loadable<readonly string[]>
  readonly resources: Resources
  isExplaining = false
  /** Whether the screen is shown in a browser. The platform draws it without the interests, which it does not know. */
  private isShown = false

  constructor(
    @inject(FindingGateway) private readonly gateway: FindingGateway,
    @inject(SearchGateway) search: SearchGateway,
    @inject(FollowPublisher) private readonly following: FollowPublisher,
    @inject(InterestsStore) private readonly interests: InterestsStore,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.rows = new FilteredList<Row, Filters>({
      navigator,
      defaults: { tab: '', kind: '', period: '' },
      load: (filters, request, signal) => this.load(filters, request, signal),
      keyOf: (row) => ('read' in row ? feedKey(row.read.item) : row.publisher.id),
    })
    this.hotWords = new Loadable(async (signal) => {
      const start = await search.start({ organisationId: null }, signal)
      return start.ok ? success(start.value.hotWords) : start
    })
    this.resources = { rows: this.rows, hotWords: this.hotWords }
    observe(this)
  }

  /** The kind of publishers of the open tab; null where it shows contents. */
  get kind(): PublisherKind | null {
    return kindOf(this.rows.filters.tab)
  }

  get period(): ReadPeriod {
    return periodOf(this.rows.filters.period)
  }

  show(): void {
    this.isShown = true
    this.arrange()
  }

  onArrival(): void {
    const { kind } = this
    if (kind === null) return
    const find = (id: string) =>
      this.rows.list.items.flatMap((row) => ('publisher' in row && row.publisher.id === id ? [row.publisher] : []))[0]
    void this.following.resume(kind, find, (id, change) => this.changePublisher(id, change))
  }

  choose(tab: string): void {
    this.rows.choose({ tab })
  }

  chooseShelf(kind: string): void {
    this.rows.choose({ kind })
  }

  showAll(): void {
    this.rows.choose({ kind: '', period: '' })
  }

  choosePeriod(period: ReadPeriod): void {
    this.rows.choose({ period: period === 'week' ? '' : period })
  }

  toggle(publisher: PublisherToFollow): void {
    const { kind } = this
    if (kind !== null) void this.following.toggle(kind, publisher, (id, change) => this.changePublisher(id, change))
  }

  explain(isExplaining: boolean): void {
    this.isExplaining = isExplaining
    // The explanation has the switch of the interests, by which the list is ordered.
    if (!isExplaining) this.arrange()
  }

  /** The name of the publisher when the visitor often reads them, as this device remembers. */
  oftenRead({ item: { source } }: MuchRead): string | null {
    return this.isShown && source !== null && this.interests.isOften(source.id) ? source.name : null
  }

  private async load(
    { tab, kind, period }: Filters,
    request: { readonly cursor?: string },
    signal: Parameters<FindingGateway['toFollow']>[2],
  ): Promise<Outcome<Page<Row>>> {
    const publishers = kindOf(tab)
    if (publishers !== null) {
      const outcome = await this.gateway.toFollow(publishers, request, signal)
      return outcome.ok
        ? success({ ...outcome.value, items: outcome.value.items.map((publisher) => ({ publisher })) })
        : outcome
    }
    const scope = { period: periodOf(period), shelf: shelfOf(kind) }
    const outcome = await this.gateway.muchRead(scope, request, signal)
    if (!outcome.ok) return outcome
    const page = request.cursor === undefined ? 0 : this.rows.list.items.length
    const rows = outcome.value.items.map((read, index) => ({ read, place: { page, index } }))
    return success({ ...outcome.value, items: this.arranged(rows) })
  }

  /** Orders what is loaded anew. */
  private arrange(): void {
    const { list } = this.rows
    this.interests.refresh()
    if (this.kind !== null || list.state !== 'ready') return
    const items = this.arranged(list.items.filter((row): row is ReadRow => 'read' in row))
    if (items.some((row, index) => row !== list.items[index]))
      list.set({ items, nextCursor: list.nextCursor, total: list.total })
  }

  /** Each page in the order of what everybody reads, which the interests of the visitor change a little. */
  private arranged(rows: readonly ReadRow[]): readonly ReadRow[] {
    const usual = [...rows].sort(({ place: one }, { place: other }) => one.page - other.page || one.index - other.index)
    if (!this.isShown) return usual
    const pages = [...new Set(usual.map(({ place }) => place.page))]
    return pages.flatMap((page) =>
      rankedByInterest(
        usual.filter(({ place }) => place.page === page),
        ({ read }) => this.interestIn(read),
      ),
    )
  }

  private interestIn({ item: { kind, source } }: MuchRead): number {
    return this.interests.interestIn({ kind, publisherId: source?.id ?? null })
  }

  private changePublisher(id: string, change: (publisher: PublisherToFollow) => PublisherToFollow): void {
    this.rows.replace(id, (row) => ('publisher' in row ? { publisher: change(row.publisher) } : row))
  }
}

const kindOf = (tab: string): PublisherKind | null => publisherKinds.find((kind) => kind === tab) ?? null
const shelfOf = (name: string): Shelf | null => shelfNames.find((shelf) => shelf === name) ?? null
const periodOf = (period: string): ReadPeriod => (period === 'today' ? 'today' : 'week')
