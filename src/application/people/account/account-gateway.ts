import type { Favourite } from '../../../domain/people/account/favourite'
import type { Statistics } from '../../../domain/people/account/statistics'
import type { Visit } from '../../../domain/people/account/visit'
import type { KindWith } from '../../../domain/frame/content/content-kinds'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/**
 * A request for a page of the member's own things; `q` limits it to those with these words in the title or the
 * publisher's name.
 */
export interface OwnRequest extends PageRequest {
  readonly q?: string
}

/** The member's own counts, history, favourites, subscriptions and messages. */
export interface AccountGateway {
  statistics(signal?: CancelSignal): Promise<Outcome<Statistics>>
  /** The contents that the member opened, latest first. */
  history(request: OwnRequest, signal?: CancelSignal): Promise<Outcome<Page<Visit>>>
  /** Removes these contents from the history, or everything. */
  clearHistory(ids: readonly string[] | 'all'): Promise<Outcome<unknown>>
  /** Favourites of one kind or of all, newest first. */
  favourites(
    kind: KindWith<'favourite'> | null,
    request: OwnRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<Favourite>>>
  /** Removes favourites, at most 100 at once. */
  removeFavourites(ids: readonly string[]): Promise<Outcome<unknown>>
}
export const AccountGateway = port<AccountGateway>('AccountGateway')

/** The greatest number of contents that one call removes. */
export const mostRemovals = 100
