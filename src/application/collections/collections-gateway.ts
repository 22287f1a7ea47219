import type { Collection, CollectionCard, CollectionPlace, Episode } from '../../domain/collections/collection'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import type { Page, PageRequest } from '../shared/page'
import { port } from '../shared/port'

/** Video collections, and the member's place in each. */
export interface CollectionsGateway {
  collections(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<CollectionCard>>>
  collection(id: string, signal?: CancelSignal): Promise<Outcome<Collection>>
  episodes(id: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Episode>>>
  place(id: string): Promise<Outcome<CollectionPlace | null>>
  /** The last write wins. */
  savePlace(id: string, place: CollectionPlace): Promise<Outcome<unknown>>
}
export const CollectionsGateway = port<CollectionsGateway>('CollectionsGateway')
