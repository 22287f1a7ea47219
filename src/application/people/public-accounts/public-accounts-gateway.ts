import type { PublicAccount } from '../../../domain/people/public-accounts/public-account'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** Accounts as everybody sees them. */
export interface PublicAccountsGateway {
  /** An account; 'gone' for an id that names none. */
  account(id: string, signal?: CancelSignal): Promise<Outcome<PublicAccount>>
}
export const PublicAccountsGateway = port<PublicAccountsGateway>('PublicAccountsGateway')
