import type { GuideDepartment } from '../../../domain/civic/guides/guide'
import type { FoundItem, FoundKind } from '../../../domain/overview/search/found-kinds'
import type { SearchOrder } from '../../../domain/overview/search/search-order'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** The scope of a search: everything, or one organisation. */
export interface SearchScope {
  readonly organisationId: string | null
}

export interface SearchQuestion extends SearchScope {
  readonly query: string
  /** The kinds that are searched. */
  readonly kinds: readonly FoundKind[]
}

export interface SearchStart {
  /** Searches that many visitors make. */
  readonly hotWords: readonly string[]
  /** The name of the organisation that is searched; null for everything. */
  readonly scopeName: string | null
}

export interface KindCount {
  readonly kind: FoundKind
  readonly count: number
}

export interface SearchCounts {
  readonly kinds: readonly KindCount[]
  /** The search with its misspelled words corrected; null where it finds what it says. */
  readonly meant: string | null
}

/** The search across all kinds of content. */
export interface SearchGateway {
  start(scope: SearchScope, signal?: CancelSignal): Promise<Outcome<SearchStart>>
  find(
    question: SearchQuestion & { readonly order: SearchOrder },
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<FoundItem>>>
  /** The number of results of each kind. 100 stands for 100 or more, because no more are counted. */
  counts(question: SearchQuestion): Promise<Outcome<SearchCounts>>
  /** The departments that have guides, with how many of each a search finds. */
  guideDepartments(query: string, signal?: CancelSignal): Promise<Outcome<readonly GuideDepartment[]>>
  /** Searches that begin with the typed text. */
  suggestions(query: string, scope: SearchScope, signal?: CancelSignal): Promise<Outcome<readonly string[]>>
  /** Counts a search towards the hot words, without recording who searched. */
  record(query: string): Promise<Outcome<unknown>>
}
export const SearchGateway = port<SearchGateway>('SearchGateway')
