import type { FeedItem } from '../../../domain/frame/content/feed-item'
import type { Special } from '../../../domain/media/specials/special'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** Specials and their columns. */
export interface SpecialsGateway {
  special(id: string, signal?: CancelSignal): Promise<Outcome<Special>>
  column(id: string, request: PageRequest): Promise<Outcome<Page<FeedItem>>>
}
export const SpecialsGateway = port<SpecialsGateway>('SpecialsGateway')
