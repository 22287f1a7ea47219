import type { CancelSignal } from '../../shared/cancel-signal'
import type { Outcome } from '../../shared/failure'
import { port } from '../../shared/port'
import type { ProofWay } from '../../../../domain/frame/session/proof'
import type { OwnSecret } from '../password/own-proof'
import type { MessengerBinding } from './pending-messenger-login'

/** The account of the messenger that is bound to the member. */
export interface BoundMessenger {
  /** The nickname at the messenger; '' when the messenger gave none. */
  readonly nickname: string
}

export interface OwnMessenger {
  /** The bound account; null without one. */
  readonly bound: BoundMessenger | null
  /** The ways in which the member can prove their identity once more, which binding and unbinding need. */
  readonly proveBy: readonly ProofWay[]
  /** Whether the member can still log in when the account is unbound. */
  readonly mayUnbind: boolean
}

/** The member's account of the messenger (C069, C070, C072). */
export interface MessengerAccountGateway {
  ownAccount(signal?: CancelSignal): Promise<Outcome<OwnMessenger>>
  /** Obtains the proof that one binding or unbinding needs. */
  prove(secret: OwnSecret): Promise<Outcome<{ readonly proof: string }>>
  bind(code: string, binding: MessengerBinding): Promise<Outcome<OwnMessenger>>
  unbind(proof: string): Promise<Outcome<OwnMessenger>>
}
export const MessengerAccountGateway = port<MessengerAccountGateway>('MessengerAccountGateway')
