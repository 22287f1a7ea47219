import type { Clashes, ClashTarget } from '../../../domain/civic/clashes/clash'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** What the member has promised already. */
export interface ClashesGateway {
  /** What of it clashes with what they are about to promise. */
  find(target: ClashTarget): Promise<Outcome<Clashes>>
}
export const ClashesGateway = port<ClashesGateway>('ClashesGateway')
