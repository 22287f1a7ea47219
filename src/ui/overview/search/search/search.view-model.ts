import { inject } from 'inversify'
import { shownAddress } from '../../../../application/frame/navigation/shown-kinds'
import { FilteredList } from '../../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import {
  SearchGateway,
  type SearchCounts,
  type SearchStart,
} from '../../../../application/overview/search/search-gateway'
import { SearchHistoryStore } from '../../../../application/overview/search/search-history.store'
import { shownFoundKinds } from '../../../../application/overview/search/shown-found-kinds'
import { Suggestions } from '../../../../application/overview/search/suggestions'
import { Clock } from '../../../../application/frame/shared/clock'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { resetResource, type Resource, type Resources } from '../../../../application/frame/shared/resource'
import { isRecord } from '../../../../domain/frame/shared/json-record'
import { foundKey, foundTarget, type FoundItem, type FoundKind } from '../../../../domain/overview/search/found-kinds'
import { queryKey, soughtWords, trimmedQuery } from '../../../../domain/overview/search/query'
import { success } from '../../../../domain/frame/shared/result'
import { feedbackPath } from '../../../civic/feedback/feedback.paths'
import { servicesPath } from '../../services/services.paths'
import type { ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'
import type { SearchWay } from '../../../frame/shell/declarations/way'
import { SearchWays } from './search-ways'

type SearchFilters = Readonly<Record<'q' | 'type' | 'order', string>>

/** The most tabs of kinds beside that of all; the others are in a sheet. */
const mostTabs = 5

const noFilters: SearchFilters = { q: '', type: '', order: '' }
const noneFound = success({ items: [], nextCursor: null })

/** A kind of results; its count is null while it is not known. */
export interface KindTab {
  readonly kind: FoundKind
  readonly count: number | null
}

/** S013, S051: the search over everything, or within one organisation. */
export class SearchViewModel implements ScreenViewModel {
  inputText = ''
  readonly start: Loadable<SearchStart>
  readonly results: FilteredList<FoundItem, SearchFilters>
  readonly counts: Loadable<SearchCounts>
  isChoosingKind = false
  readonly suggestions: Suggestions
  readonly resources: Resources
  private organisationId: string | null = null
  /** The query whose counts are shown or being loaded. */
  private countedQuery = ''

  constructor(
    @inject(SearchGateway) private readonly gateway: SearchGateway,
    @inject(SearchHistoryStore) readonly history: SearchHistoryStore,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(Clock) clock: Clock,
    @inject(SearchWays) private readonly ways: SearchWays,
  ) {
    this.start = new Loadable((signal) => gateway.start(this.scope, signal))
    this.results = new FilteredList({
      navigator,
      defaults: noFilters,
      load: ({ q, type, order }, request, signal) =>
        soughtWords(q).length === 0
          ? Promise.resolve(noneFound)
          : gateway.find(
              { ...this.question(q), ...this.kindsOf(type), order: order === 'date' ? order : 'fit' },
              request,
              signal,
            ),
      keyOf: foundKey,
    })
    this.counts = new Loadable(() => gateway.counts(this.question(this.query)))
    this.suggestions = new Suggestions((query, signal) => gateway.suggestions(query, this.scope, signal), clock)
    this.resources = {
      results: this.results,
      counts: this.countsOfSearch(),
      start: resetResource(this.start),
      suggestions: { show: () => this.suggestions.close, onLocationChange: () => this.suggestions.close() },
    }
    observe(this)
  }

  /** The current query; '' before a search. */
  get query(): string {
    return this.results.filters.q
  }

  /** Whether the query contains a word: punctuation alone cannot be searched. */
  get isFindable(): boolean {
    return soughtWords(this.query).length > 0
  }

  /** Whether the results match the query only in part, or in other words. */
  get isAlike(): boolean {
    return this.results.list.items.some(({ foundBy }) => foundBy !== null)
  }

  /**
   * Screens of the product that fit the query, the best first, without those to which a result leads. A search within
   * an organisation offers none.
   */
  get matchingWays(): readonly SearchWay[] {
    const { items, state } = this.results.list
    if (!this.isEverywhere || this.query === '' || state === 'idle' || state === 'loading') return []
    const shownAddresses = new Set(items.map((item) => shownAddress(this.navigator, foundTarget(item))))
    return this.ways.matching(this.query, (path) => this.navigator.exists(path) && !shownAddresses.has(path))
  }

  /** Screens where somebody may find what the search does not have. */
  get otherWays(): readonly { readonly name: 'services' | 'ask'; readonly path: string }[] {
    const entries = [
      { name: 'services', path: servicesPath },
      { name: 'ask', path: feedbackPath },
    ] as const
    return this.isEverywhere ? entries.filter(({ path }) => this.navigator.exists(path)) : []
  }

  get isEverywhere(): boolean {
    return this.organisationId === null
  }

  /** Whether the organisation to search in does not exist. */
  get isGone(): boolean {
    return this.start.failure?.code === 'gone'
  }

  /** The kinds with results, with their counts; all kinds without counts when these could not be loaded. */
  get foundKinds(): readonly KindTab[] {
    const counts = this.counts.value?.kinds ?? null
    const { type } = this.results.filters
    if (counts === null) return this.kinds.map((kind) => ({ kind, count: null }))
    return this.kinds.flatMap((kind) => {
      const count = counts.find((each) => each.kind === kind)?.count ?? 0
      return count > 0 || kind === type ? [{ kind, count }] : []
    })
  }

  /** The kinds with most results, in their order, and the chosen one. */
  get tabs(): readonly KindTab[] {
    const { type } = this.results.filters
    const weightOf = ({ kind, count }: KindTab) => (kind === type ? Infinity : (count ?? 0))
    const shown = [...this.foundKinds].sort((one, other) => weightOf(other) - weightOf(one)).slice(0, mostTabs)
    return this.foundKinds.filter((tab) => shown.includes(tab))
  }

  get hasMoreKinds(): boolean {
    return this.foundKinds.length > mostTabs
  }

  /** What the search may mean, where nothing has its words; null for nothing else. */
  get meant(): string | null {
    return this.counts.value?.meant ?? null
  }

  get order(): 'fit' | 'date' {
    return this.results.filters.order === 'date' ? 'date' : 'fit'
  }

  /** Whether another kind has results although the chosen one has none. */
  get isFoundElsewhere(): boolean {
    const { type } = this.results.filters
    return type !== '' && (this.counts.value?.kinds ?? []).some(({ kind, count }) => kind !== type && count > 0)
  }

  applyLocation({ params, query }: ScreenLocation): void {
    this.organisationId = params.id ?? null
    this.inputText = query.q ?? ''
  }

  show(): void {
    void this.ways.load()
    this.ways.prepare(this.query)
  }

  type(text: string): void {
    this.inputText = text
    this.ways.prepare(text)
    this.suggestions.type(text)
    // Emptying the bar leads back to the start of the search.
    if (text === '' && this.query !== '') this.results.choose(noFilters)
  }

  /** Searches for a text: submitted by the keyboard, which uses the active option, or chosen by a tap on an option. */
  search(text: string): void {
    const query = trimmedQuery(text)
    this.suggestions.close()
    if (query === '') return
    this.inputText = query
    this.history.add(query)
    void this.gateway.record(query)
    const isSame = query === this.query
    // The first search keeps the kind that a link has named; later ones are for all kinds.
    this.results.choose({ q: query, type: this.query === '' ? this.results.filters.type : '' })
    if (isSame) void this.results.refresh()
    void this.help()
  }

  submit(text: string): void {
    this.search(this.suggestions.options[this.suggestions.active] ?? text)
  }

  /** Handles the keys of a combobox; false for any other. */
  onKeyPressed(key: string): boolean {
    if (key === 'Escape' && this.suggestions.isOpen) this.suggestions.close()
    else if (this.suggestions.isOpen && key === 'ArrowDown') this.suggestions.move(1)
    else if (this.suggestions.isOpen && key === 'ArrowUp') this.suggestions.move(-1)
    else return false
    return true
  }

  select(type: string): void {
    this.isChoosingKind = false
    this.results.choose({ type })
  }

  chooseKind(isChoosing: boolean): void {
    this.isChoosingKind = isChoosing
  }

  sort(order: 'fit' | 'date'): void {
    this.results.choose({ order: order === 'fit' ? '' : order })
  }

  private get scope() {
    return { organisationId: this.organisationId }
  }

  private get kinds(): readonly FoundKind[] {
    return shownFoundKinds(this.navigator)
  }

  private question(query: string) {
    return { ...this.scope, query, kinds: this.kinds }
  }

  private kindsOf(type: string) {
    return type === '' ? {} : { kinds: this.kinds.filter((kind) => kind === type) }
  }

  /** Loads and saves the counts of results by kind. */
  private countsOfSearch(): Resource {
    return {
      open: () => this.help(),
      onLocationChange: () => queryKey(this.query) !== this.countedQuery && void this.help(),
      snapshot: () =>
        this.results.list.items.length === 0 ? null : { query: this.countedQuery, counts: this.counts.snapshot() },
      restore: (saved, location) => {
        // The address may belong to another search by now.
        const queryText = queryKey(location.query.q ?? '')
        if (!isRecord(saved) || saved['query'] !== queryText || !this.counts.restore(saved['counts'], location))
          return false
        this.countedQuery = queryText
        return true
      },
    }
  }

  /** Loads the counts of the current search, and discards those of the previous one. */
  private async help(): Promise<void> {
    this.counts.clear()
    this.countedQuery = queryKey(this.query)
    if (this.isFindable) await this.counts.load()
  }
}
