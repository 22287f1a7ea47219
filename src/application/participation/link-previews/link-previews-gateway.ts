import type { LinkPreview } from '../../../domain/participation/marked-text/link-preview'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

export interface LinkPreviewsGateway {
  /** What a page says of itself, as the platform reads it; null when it cannot be read. */
  preview(address: string, signal?: CancelSignal): Promise<Outcome<LinkPreview | null>>
}
export const LinkPreviewsGateway = port<LinkPreviewsGateway>('LinkPreviewsGateway')
