import type { Show, ShowCard, ShowCategory } from '../../../domain/civic/shows/show'
import type { ShowForm, ShownKind } from '../../../domain/civic/shows/show-form'
import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

export interface ShowOptions {
  readonly categories: readonly ShowCategory[]
  /** False while the site has switched publishing off (B14). */
  readonly publishing: boolean
  /** The limit that keeps the member from publishing another one. */
  readonly limit: ReachedLimit | null
}

/** Shows, which members publish about the city on their own or as entries under a topic. */
export interface ShowsGateway {
  options(signal?: CancelSignal): Promise<Outcome<ShowOptions>>
  /** The categories that a show, or an entry, can have. */
  classes(kind: ShownKind, signal?: CancelSignal): Promise<Outcome<readonly ShowCategory[]>>
  /** The public shows; '' means every category. */
  list(category: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<ShowCard>>>
  /** The member's own shows, in every state. */
  mine(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<ShowCard>>>
  show(id: string, signal?: CancelSignal): Promise<Outcome<Show>>
  /** The public entries under a topic. */
  entries(topicId: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<ShowCard>>>
  create(show: ShowForm, key: string): Promise<Outcome<Show>>
  /** Publishes an entry under a topic. */
  enter(topicId: string, entry: ShowForm, key: string): Promise<Outcome<Show>>
  remove(id: string): Promise<Outcome<unknown>>
}
export const ShowsGateway = port<ShowsGateway>('ShowsGateway')
