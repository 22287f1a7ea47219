import type { RealName } from '../../../domain/people/identities/identity'
import type { CashOutRules, CheckedCashOut } from '../../../domain/civic/wallet/cash-out-form'
import type { CashOut, CashOutCard, Movement, PendingReward, WalletAccount } from '../../../domain/civic/wallet/wallet'
import type { ProofWay } from '../../../domain/frame/session/proof'
import type { OwnSecret } from '../../frame/session/password/own-proof'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** What a member may cash out, and to which accounts. */
export interface CashOutOffer {
  readonly rules: CashOutRules
  /** The state of the real-name check; only a member with a verified name can cash out. */
  readonly realName: RealName['state']
  /** How the member can prove their identity once more. */
  readonly proofWays: readonly ProofWay[]
}

/**
 * The nickname of the messenger account that is paid. When the member has no such account yet, the domain where they
 * must log in within the messenger, so that it can pay them.
 */
export type MessengerPayee = { readonly nickname: string } | { readonly domain: string }

export interface WalletGateway {
  account(signal?: CancelSignal): Promise<Outcome<WalletAccount>>
  movements(only: 'earnings' | 'all', request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Movement>>>
  pending(signal?: CancelSignal): Promise<Outcome<readonly PendingReward[]>>
  cashOuts(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<CashOutCard>>>
  cashOut(id: string, signal?: CancelSignal): Promise<Outcome<CashOut>>
  offer(signal?: CancelSignal): Promise<Outcome<CashOutOffer>>
  messengerPayee(signal?: CancelSignal): Promise<Outcome<MessengerPayee>>
  /** Obtains the proof that one cash-out needs. */
  proveIdentity(secret: OwnSecret): Promise<Outcome<{ readonly proof: string }>>
  /** Requests a cash-out. A repeat with the same proof and key is the same cash-out. */
  request(cashOut: CheckedCashOut, proof: string, key: string): Promise<Outcome<CashOut>>
}
export const WalletGateway = port<WalletGateway>('WalletGateway')
