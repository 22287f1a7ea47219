import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { parseVerificationCode } from '../../../../domain/frame/session/verification-code'
import { failure, success, type Result } from '../../../../domain/frame/shared/result'
import type { Outcome } from '../../shared/failure'
import { Loadable } from '../../shared/loadable'
import { observe } from '../../shared/observe'
import { CodeRequests } from '../phone/code-requests'
import { OwnProof } from './own-proof'
import { OwnProofGateway, type ProofWays } from './own-proof-gateway'
import { SessionStore } from '../session.store'

/** The services of `FirstPasswordProof`. */
export class FirstPasswordProofs {
  constructor(
    @inject(OwnProofGateway) readonly gateway: OwnProofGateway,
    @inject(CodeRequests) readonly requests: CodeRequests,
    @inject(SessionStore) readonly session: SessionStore,
  ) {}
}

/**
 * The proof that a first password needs, unless the member logged in just now: a code sent to their phone. Otherwise
 * whoever stole a session could log in by a password from then on.
 */
export class FirstPasswordProof {
  readonly ways: Loadable<ProofWays>
  readonly own: OwnProof
  /** The proof obtained so far. It is kept when the platform refuses the password, since the code is used up. */
  private proof: string | null = null

  constructor(private readonly services: FirstPasswordProofs) {
    this.ways = new Loadable((signal) => services.gateway.ways(signal))
    this.own = new OwnProof(services.requests.of('password'), {
      ways: () => (this.ways.value?.proveBy.includes('code') === true ? ['code'] : []),
      phone: () => services.session.user?.phone ?? null,
    })
    observe(this)
  }

  get isNeeded(): boolean {
    return this.own.selectedWay !== null && this.ways.value?.loggedInJustNow === false && this.proof === null
  }

  /** Checks the code as it was typed. */
  check(code: string): Result<string, string> {
    const parsed = parseVerificationCode(code)
    return parsed.ok ? success(parsed.value) : failure(parsed.reason)
  }

  /** Exchanges the code for a proof; null where none is needed. */
  async given(code: string | null): Promise<Outcome<string | null>> {
    if (code === null) return success(this.proof)
    const outcome = await this.services.gateway.prove('password', { code })
    if (!outcome.ok) return outcome
    const { proof } = outcome.value
    runInAction(() => (this.proof = proof))
    return success(proof)
  }

  /** Asks for another code, because the proof has expired, or because one is needed by now. */
  expire(): { readonly code: 'again' } {
    this.proof = null
    void this.ways.load()
    return { code: 'again' }
  }
}
