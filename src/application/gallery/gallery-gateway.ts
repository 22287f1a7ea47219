import type { Gallery } from '../../domain/gallery/gallery'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** Galleries with all of their pictures. */
export interface GalleryGateway {
  gallery(id: string, signal?: CancelSignal): Promise<Outcome<Gallery>>
}
export const GalleryGateway = port<GalleryGateway>('GalleryGateway')
