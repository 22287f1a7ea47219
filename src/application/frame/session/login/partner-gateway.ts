import type { Outcome } from '../../shared/failure'
import { port } from '../../shared/port'

/** The member's way into the sites of partners. */
export interface PartnerGateway {
  /** Returns the address at which a partner logs the member in and then shows one of its pages. It is good once. */
  entryTo(page: string): Promise<Outcome<{ readonly url: string }>>
}
export const PartnerGateway = port<PartnerGateway>('PartnerGateway')
