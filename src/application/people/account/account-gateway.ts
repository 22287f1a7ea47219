import type { Favourite } from '../../../domain/people/account/favourite'
import type { Statistics } from '../../../domain/people/account/statistics'
import type { Visit } from '../../../domain/people/account/visit'
import type { KindWith } from '../../../domain/frame/content/content-kinds'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** A page of what belongs to the member: all, or what has these words in its title or its publisher. */
export interface OwnRequest extends PageRequest {
  readonly q?: string
}

/** What belongs to the member: counts, history, favourites, subscriptions and messages. */
export interface AccountGateway {
  statistics(signal?: CancelSignal): Promise<Outcome<Statistics>>
  /** Latest first. */
  history(request: OwnRequest, signal?: CancelSignal): Promise<Outcome<Page<Visit>>>
  /** Forgets these contents, or everything. */
  clearHistory(ids: readonly string[] | 'all'): Promise<Outcome<unknown>>
  /** Of one kind, or of all; newest first. */
  favourites(
    kind: KindWith<'favourite'> | null,
    request: OwnRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<Favourite>>>
  /** At most 100 at once. */
  removeFavourites(ids: readonly string[]): Promise<Outcome<unknown>>
}
export const AccountGateway = port<AccountGateway>('AccountGateway')

/** Maximum number of contents in one removal. */
export const mostRemovals = 100
