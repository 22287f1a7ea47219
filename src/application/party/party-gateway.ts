import type { PartyHome } from '../../domain/party/party-home'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** The pages of party building. */
export interface PartyGateway {
  home(signal?: CancelSignal): Promise<Outcome<PartyHome>>
}
export const PartyGateway = port<PartyGateway>('PartyGateway')
