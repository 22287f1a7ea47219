import type { ConcerningKind, ThingReference } from '../../../domain/frame/concerns/concerned'
import type { FeedItem } from '../../../domain/frame/content/feed-item'
import type { ConcernedThing } from '../../../domain/overview/concerns/concerned-thing'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

export interface ConcernsGateway {
  /** What a content is about, in the order of its newsroom. */
  things(
    content: { readonly kind: ConcerningKind; readonly id: string },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly ConcernedThing[]>>
  /** The contents about a thing, the newest first. */
  contents(thing: ThingReference, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<FeedItem>>>
}
export const ConcernsGateway = port<ConcernsGateway>('ConcernsGateway')
