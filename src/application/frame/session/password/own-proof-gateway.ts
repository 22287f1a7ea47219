import type { ProofPurpose, ProofWay } from '../../../../domain/frame/session/proof'
import type { CancelSignal } from '../../shared/cancel-signal'
import type { Outcome } from '../../shared/failure'
import { port } from '../../shared/port'
import type { OwnSecret } from './own-proof'

export interface ProofWays {
  /** The ways in which the member can prove their identity once more. */
  readonly proveBy: readonly ProofWay[]
  /** Whether they logged in so recently that a first password needs no other proof. */
  readonly loggedInJustNow: boolean
}

/** How the member proves their identity once more, for acts that a stolen session must not permit. */
export interface OwnProofGateway {
  ways(signal?: CancelSignal): Promise<Outcome<ProofWays>>
  /** Obtains the proof that one act of this purpose needs. */
  prove(purpose: ProofPurpose, secret: OwnSecret): Promise<Outcome<{ readonly proof: string }>>
}
export const OwnProofGateway = port<OwnProofGateway>('OwnProofGateway')
