import type { PartyHome } from '../../../domain/civic/party/party-home'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** The pages of Party building. */
export interface PartyGateway {
  home(signal?: CancelSignal): Promise<Outcome<PartyHome>>
}
export const PartyGateway = port<PartyGateway>('PartyGateway')
