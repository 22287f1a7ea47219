import type { Gallery } from '../../../domain/media/gallery/gallery'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** Galleries with all of their pictures. */
export interface GalleryGateway {
  gallery(id: string, signal?: CancelSignal): Promise<Outcome<Gallery>>
}
export const GalleryGateway = port<GalleryGateway>('GalleryGateway')
