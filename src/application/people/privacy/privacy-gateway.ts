import type { BlockedPerson, Privacy } from '../../../domain/people/privacy/privacy'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

export interface PrivacyGateway {
  read(signal?: CancelSignal): Promise<Outcome<Privacy>>
  /** Changes what is given; what is left out stays. */
  change(change: Partial<Privacy>): Promise<Outcome<Privacy>>
  /** The people whom the member blocked, the latest first. */
  blocked(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<BlockedPerson>>>
  block(id: string): Promise<Outcome<unknown>>
  unblock(id: string): Promise<Outcome<unknown>>
}
export const PrivacyGateway = port<PrivacyGateway>('PrivacyGateway')
