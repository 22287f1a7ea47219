import type { FoundItem, FoundKind } from '../../../domain/overview/search/found-kinds'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** What is searched: everything, or one organisation. */
export interface SearchScope {
  readonly organisationId: string | null
}

export interface SearchQuestion extends SearchScope {
  readonly query: string
  /** Of these kinds. */
  readonly kinds: readonly FoundKind[]
}

export interface SearchStart {
  /** What many people look for. */
  readonly hotWords: readonly string[]
  /** The name of what is searched; null for everything. */
  readonly scopeName: string | null
}

export interface KindCount {
  readonly kind: FoundKind
  readonly count: number
}

/** The search over everything. */
export interface SearchGateway {
  start(scope: SearchScope, signal?: CancelSignal): Promise<Outcome<SearchStart>>
  find(question: SearchQuestion, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<FoundItem>>>
  /** How many of each kind are found; 100 means more than are counted. */
  counts(question: SearchQuestion): Promise<Outcome<readonly KindCount[]>>
  /** Searches that begin with what is typed. */
  suggestions(typed: string, scope: SearchScope, signal?: CancelSignal): Promise<Outcome<readonly string[]>>
  /** Counts a search towards the hot words, without who searched. */
  record(query: string): Promise<Outcome<unknown>>
}
export const SearchGateway = port<SearchGateway>('SearchGateway')
