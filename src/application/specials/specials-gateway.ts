import type { FeedItem } from '../../domain/feed/feed-item'
import type { Special } from '../../domain/specials/special'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import type { Page, PageRequest } from '../shared/page'
import { port } from '../shared/port'

/** Specials and their columns. */
export interface SpecialsGateway {
  special(id: string, signal?: CancelSignal): Promise<Outcome<Special>>
  column(id: string, request: PageRequest): Promise<Outcome<Page<FeedItem>>>
}
export const SpecialsGateway = port<SpecialsGateway>('SpecialsGateway')
