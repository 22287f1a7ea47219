import type { PublicAccount } from '../../domain/public-accounts/public-account'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** Accounts as everybody sees them. */
export interface PublicAccountsGateway {
  /** 'gone' for an id that names no account. */
  account(id: string, signal?: CancelSignal): Promise<Outcome<PublicAccount>>
}
export const PublicAccountsGateway = port<PublicAccountsGateway>('PublicAccountsGateway')
