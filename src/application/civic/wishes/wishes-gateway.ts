import type { EvaluationForm } from '../../../domain/frame/ratings/evaluation'
import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import type { FinishForm } from '../../../domain/civic/wishes/wish-acts'
import type { Claimant, Wish, WishCard, WishCategory } from '../../../domain/civic/wishes/wish'
import type { WishForm } from '../../../domain/civic/wishes/wish-form'
import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { CountedPageRequest, Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** Filters and order of the wishes; '' means no filter. */
export interface WishFilters extends Readonly<Record<string, string>> {
  readonly state: string
  readonly category: string
  /** A time of day for which help is wanted. */
  readonly time: string
  readonly search: string
  /** The greatest distance in metres, of the nearest first. */
  readonly within: string
  /** 'near' for nearest first, 'new' otherwise. */
  readonly order: string
}

export interface WishFormChoices {
  readonly categories: readonly WishCategory[]
  readonly limit: ReachedLimit | null
}

/** Wishes and the acts on them. Every act returns the wish as it is afterwards. */
export interface WishesGateway {
  categories(signal?: CancelSignal): Promise<Outcome<readonly WishCategory[]>>
  /** What the form of a wish asks for, and the limit that keeps the member from publishing another one. */
  formChoices(signal?: CancelSignal): Promise<Outcome<WishFormChoices>>
  /** Public wishes; with a place, each has its distance. */
  list(
    filters: WishFilters,
    place: GeoPoint | null,
    request: CountedPageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<WishCard>>>
  /** The wishes that the member published, or those that they claimed. */
  mine(
    role: 'wisher' | 'claimant',
    state: string,
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<WishCard>>>
  wish(id: string, place: GeoPoint | null, signal?: CancelSignal): Promise<Outcome<Wish>>
  claimants(id: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Claimant>>>
  create(wish: WishForm, key: string): Promise<Outcome<Wish>>
  claim(id: string, key: string): Promise<Outcome<Wish>>
  cancel(id: string, reason: string, key: string): Promise<Outcome<Wish>>
  /** The wisher ends one claimant's claim. */
  letGo(id: string, claimantId: string, reason: string, key: string): Promise<Outcome<Wish>>
  /** The wisher says that the help was not given. */
  notDone(id: string, reason: string, key: string): Promise<Outcome<Wish>>
  finish(id: string, report: FinishForm, key: string): Promise<Outcome<Wish>>
  evaluate(id: string, evaluation: EvaluationForm, key: string): Promise<Outcome<Wish>>
  remove(id: string): Promise<Outcome<unknown>>
}
export const WishesGateway = port<WishesGateway>('WishesGateway')
