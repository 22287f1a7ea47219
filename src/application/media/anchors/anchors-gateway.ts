import type { Anchor, AnchorProfile } from '../../../domain/media/anchors/anchor'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** Hosts of radio and television. */
export interface AnchorsGateway {
  list(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Anchor>>>
  anchor(id: string, signal?: CancelSignal): Promise<Outcome<AnchorProfile>>
}
export const AnchorsGateway = port<AnchorsGateway>('AnchorsGateway')
