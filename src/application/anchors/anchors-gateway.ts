import type { Anchor, AnchorProfile } from '../../domain/anchors/anchor'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import type { Page, PageRequest } from '../shared/page'
import { port } from '../shared/port'

/** Hosts of radio and television. */
export interface AnchorsGateway {
  list(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Anchor>>>
  anchor(id: string, signal?: CancelSignal): Promise<Outcome<AnchorProfile>>
}
export const AnchorsGateway = port<AnchorsGateway>('AnchorsGateway')
