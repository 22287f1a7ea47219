import type {
  Collection,
  CollectionCard,
  LastEpisode,
  CollectionEpisode,
} from '../../../domain/media/collections/collection'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** Video collections, and the episode of each that the member watched last. */
export interface CollectionsGateway {
  collections(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<CollectionCard>>>
  collection(id: string, signal?: CancelSignal): Promise<Outcome<Collection>>
  episodes(id: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<CollectionEpisode>>>
  lastEpisode(id: string): Promise<Outcome<LastEpisode | null>>
  /** Saves the episode; the last write wins. */
  saveLastEpisode(id: string, episode: LastEpisode): Promise<Outcome<unknown>>
}
export const CollectionsGateway = port<CollectionsGateway>('CollectionsGateway')
