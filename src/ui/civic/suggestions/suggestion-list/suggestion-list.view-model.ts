import { inject } from 'inversify'
import { FilteredList } from '../../../../application/frame/lists/filtered-list'
import { SearchText } from '../../../../application/frame/lists/search-text'
import { ChangesStore } from '../../../../application/frame/messages/changes.store'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { NearestFirst } from '../../../../application/frame/places/nearest-first'
import { PositionStore } from '../../../../application/frame/places/position.store'
import { SessionStore } from '../../../../application/frame/session/session.store'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import {
  SuggestionsGateway,
  type SuggestionFilters,
} from '../../../../application/civic/suggestions/suggestions-gateway'
import type {
  Department,
  DepartmentRecord,
  SuggestionCard,
  SuggestionCount,
} from '../../../../domain/civic/suggestions/suggestion'
import {
  publicSuggestionStates,
  suggestionStates,
  type SuggestionState,
} from '../../../../domain/civic/suggestions/suggestion-lifecycle'
import { success } from '../../../../domain/frame/shared/result'
import type { CancelSignal } from '../../../../application/frame/shared/cancel-signal'
import type { ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'

const everything: SuggestionFilters = { state: '', department: '', search: '', order: 'new' }

/** S093: the suggestions by state and department: the newest, the most supported, the nearest, and one's own. */
export class SuggestionListViewModel implements ScreenViewModel {
  readonly departments: Loadable<readonly Department[]>
  /** How many suggestions the search finds; without a search, the departments themselves have their counts. */
  private readonly found: Loadable<readonly SuggestionCount[]>
  /** The department that the list is narrowed to. */
  readonly department: Loadable<DepartmentRecord>
  readonly suggestions: FilteredList<SuggestionCard, SuggestionFilters>
  readonly search: SearchText
  readonly resources: Resources
  private readonly nearest: NearestFirst
  private departmentId = ''
  private countedSearch = ''

  constructor(
    @inject(SuggestionsGateway) gateway: SuggestionsGateway,
    @inject(PositionStore) positions: PositionStore,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(ChangesStore) private readonly changes: ChangesStore,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.departments = new Loadable((signal) => gateway.departments(signal))
    this.found = new Loadable((signal) => gateway.counts(this.suggestions.filters.search, signal))
    this.department = new Loadable((signal) => gateway.department(this.departmentId, signal))
    this.suggestions = new FilteredList({
      navigator,
      defaults: everything,
      load: async (filters, request, signal) => {
        if (filters.order !== 'mine') return await gateway.list(filters, positions.position, request, signal)
        return session.isMember
          ? await gateway.mine(filters, request, signal)
          : success({ items: [], nextCursor: null })
      },
      keyOf: ({ id }) => id,
    })
    this.search = new SearchText({
      searched: () => this.suggestions.filters.search,
      search: (search) => {
        this.suggestions.choose({ search })
        void this.countFound(search)
      },
    })
    this.nearest = new NearestFirst(positions, this.suggestions)
    this.resources = {
      suggestions: this.suggestions,
      departments: resetResource(this.departments),
      department: {
        open: (place: ScreenLocation, signal?: CancelSignal) => this.lookAtDepartment(place, signal),
        onLocationChange: (place: ScreenLocation) => void this.lookAtDepartment(place),
      },
      found: {
        open: ({ query }: ScreenLocation, signal?: CancelSignal) => this.countFound(query['search'] ?? '', signal),
        onLocationChange: ({ query }: ScreenLocation) => void this.countFound(query['search'] ?? ''),
      },
      nearest: this.nearest,
    }
    observe(this)
  }

  get isMine(): boolean {
    return this.suggestions.filters.order === 'mine'
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  /** The states that the list can be narrowed to. */
  get states(): readonly SuggestionState[] {
    return this.isMine ? suggestionStates : publicSuggestionStates
  }

  /**
   * The number of public suggestions in a state, of one department (the chosen one by default) or of all; null while
   * unknown, and for one's own.
   */
  countOf(state: SuggestionState | '', department = this.suggestions.filters.department): number | null {
    if (this.isMine || this.counts === null) return null
    return this.counts
      .filter(({ departmentId }) => department === '' || departmentId === department)
      .filter((each) => state === '' || each.state === state)
      .reduce((sum, { count }) => sum + count, 0)
  }

  private get counts(): readonly SuggestionCount[] | null {
    if (this.suggestions.filters.search !== '') return this.found.value
    const all = this.departments.value
    return all?.flatMap(({ id, counts }) => counts.map((each) => ({ departmentId: id, ...each }))) ?? null
  }

  /** The state that the list is narrowed to; '' for all, and for a state that it does not have. */
  get chosenState(): SuggestionState | '' {
    return this.states.find((state) => state === this.suggestions.filters.state) ?? ''
  }

  /** Reloads one's own list, since an act on another screen may have changed one of the suggestions. */
  show(): void {
    if (!this.isMember) return
    void this.changes.load()
    if (this.isMine && this.suggestions.list.state === 'ready') void this.suggestions.refresh()
  }

  setOrder(order: string): void {
    // The states of the two lists differ.
    if ((order === 'mine') !== this.isMine) this.suggestions.choose({ state: '', search: '', order })
    else this.nearest.choose(order)
  }

  private async countFound(search: string, signal?: CancelSignal): Promise<void> {
    const isAsked = this.found.state === 'loading' || this.found.state === 'ready'
    if (isAsked && search === this.countedSearch) return
    this.countedSearch = search
    this.found.clear()
    if (search !== '') await this.found.load(signal)
  }

  private async lookAtDepartment({ query }: ScreenLocation, signal?: CancelSignal): Promise<void> {
    const id = query['department'] ?? ''
    if (id === this.departmentId && this.department.value !== null) return
    this.departmentId = id
    if (id !== '') await this.department.load(signal)
  }

  /** The chosen department, once it is known. */
  get shownDepartment(): DepartmentRecord | null {
    const { value } = this.department
    return value !== null && value.id === this.suggestions.filters.department ? value : null
  }
}
