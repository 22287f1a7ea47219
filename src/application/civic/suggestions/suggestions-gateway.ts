import type { EvaluationForm } from '../../../domain/frame/ratings/evaluation'
import type { ActText, CheckedSuggestion } from '../../../domain/civic/suggestions/suggestion-form'
import type { Support } from '../../../domain/civic/suggestions/suggestion-lifecycle'
import type {
  CityFigures,
  Department,
  DepartmentRecord,
  Suggestion,
  SuggestionCard,
  SuggestionCount,
  SuggestionRecord,
} from '../../../domain/civic/suggestions/suggestion'
import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** Filters and order of the suggestions; '' means no filter. */
export interface SuggestionFilters extends Readonly<Record<string, string>> {
  readonly state: string
  readonly department: string
  readonly search: string
  /** 'hot' for the most supporters first, 'near' for nearest first, 'mine' for the member's own, 'new' otherwise. */
  readonly order: string
}

/** Suggestions and the acts on them. Every act returns the suggestion as it is afterwards. */
export interface SuggestionsGateway {
  departments(signal?: CancelSignal): Promise<Outcome<readonly Department[]>>
  /** How many public suggestions a search finds. */
  counts(search: string, signal?: CancelSignal): Promise<Outcome<readonly SuggestionCount[]>>
  /** The limit that keeps the member from sending another suggestion. */
  limit(signal?: CancelSignal): Promise<Outcome<ReachedLimit | null>>
  department(id: string, signal?: CancelSignal): Promise<Outcome<DepartmentRecord>>
  figures(signal?: CancelSignal): Promise<Outcome<CityFigures>>
  /** Public suggestions; with a place, each has its distance. */
  list(
    filters: SuggestionFilters,
    place: GeoPoint | null,
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<SuggestionCard>>>
  mine(filters: SuggestionFilters, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<SuggestionCard>>>
  /** The member's own that have not ended. */
  mineOpen(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<SuggestionCard>>>
  /** Suggestions of others near a place, or with the words of a title. */
  similar(title: string, place: GeoPoint | null, signal?: CancelSignal): Promise<Outcome<readonly SuggestionCard[]>>
  suggestion(id: string, place: GeoPoint | null, signal?: CancelSignal): Promise<Outcome<Suggestion>>
  record(id: string, signal?: CancelSignal): Promise<Outcome<SuggestionRecord>>
  create(suggestion: CheckedSuggestion, key: string): Promise<Outcome<Suggestion>>
  correct(id: string, suggestion: CheckedSuggestion, key: string): Promise<Outcome<Suggestion>>
  withdraw(id: string, key: string): Promise<Outcome<Suggestion>>
  support(id: string, support: Support): Promise<Outcome<Suggestion>>
  confirm(id: string, key: string): Promise<Outcome<Suggestion>>
  reopen(id: string, reason: ActText, key: string): Promise<Outcome<Suggestion>>
  /** The author's question, or their answer to a question of the office. */
  ask(id: string, act: 'ask' | 'clarify', text: ActText, key: string): Promise<Outcome<Suggestion>>
  subscribe(id: string, subscribed: boolean): Promise<Outcome<Suggestion>>
  evaluate(id: string, evaluation: EvaluationForm, key: string): Promise<Outcome<Suggestion>>
}
export const SuggestionsGateway = port<SuggestionsGateway>('SuggestionsGateway')
