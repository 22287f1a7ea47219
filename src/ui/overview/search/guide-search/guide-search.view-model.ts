import { inject } from 'inversify'
import { GuidesGateway } from '../../../../application/civic/guides/guides-gateway'
import { FilteredList } from '../../../../application/frame/lists/filtered-list'
import { SearchText } from '../../../../application/frame/lists/search-text'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { Loadable, reloadedWith } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import type { Page } from '../../../../application/frame/shared/page'
import type { Resources } from '../../../../application/frame/shared/resource'
import { SearchGateway } from '../../../../application/overview/search/search-gateway'
import type { GuideCard, GuideDepartment } from '../../../../domain/civic/guides/guide'
import { success } from '../../../../domain/frame/shared/result'
import { foundKey, type FoundItem } from '../../../../domain/overview/search/found-kinds'
import { soughtWords, trimmedQuery } from '../../../../domain/overview/search/query'
import type { ScreenViewModel } from '../../../frame/shell/screens/screen'

const anyGuide = { theme: '', event: '', department: '' }
/** How many of the guides that many need are shown before a search. */
const hotCount = 8

/** S091: the search over guides, also those of one department. */
export class GuideSearchViewModel implements ScreenViewModel {
  readonly results: FilteredList<FoundItem, Readonly<Record<'q' | 'department', string>>>
  readonly search: SearchText
  /** The departments, with how many guides of each the search finds. */
  readonly departments: Loadable<readonly GuideDepartment[]>
  /** What many people need, shown before a search. */
  readonly hot: Loadable<Page<GuideCard>>
  readonly resources: Resources

  constructor(
    @inject(SearchGateway) gateway: SearchGateway,
    @inject(GuidesGateway) guides: GuidesGateway,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.results = new FilteredList({
      navigator,
      defaults: { q: '', department: '' },
      load: ({ q, department }, request, signal) =>
        soughtWords(q).length === 0
          ? Promise.resolve(success({ items: [], nextCursor: null }))
          : gateway.find(
              { query: q, kinds: ['guide'], organisationId: department || null, order: 'fit' },
              request,
              signal,
            ),
      keyOf: foundKey,
    })
    this.search = new SearchText({
      searched: () => this.query,
      search: (text) => {
        const query = trimmedQuery(text)
        if (query !== '') void gateway.record(query)
        this.results.choose({ q: query })
      },
    })
    this.departments = new Loadable((signal, { query: { q = '' } }) =>
      q === '' ? guides.departments(anyGuide, signal) : gateway.guideDepartments(q, signal),
    )
    this.hot = new Loadable((signal) => guides.list(anyGuide, { pageSize: hotCount }, signal))
    this.resources = {
      results: this.results,
      departments: reloadedWith(this.departments, ({ query }) => query.q ?? ''),
      hot: this.hot,
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

  chooseDepartment(department: string): void {
    this.results.choose({ department })
  }

  searchEverywhere(): void {
    this.chooseDepartment('')
  }
}
