import type { OwnSecret } from '../../src/application/frame/session/password/own-proof'
import type { OwnProofGateway, ProofWays } from '../../src/application/frame/session/password/own-proof-gateway'
import type { Failure, Outcome } from '../../src/application/frame/shared/failure'
import { failure, success } from '../../src/domain/frame/shared/result'

/** How the member proves who they are; it fails when a test tells it to. */
export class MemoryOwnProof implements OwnProofGateway {
  readonly calls: string[] = []
  ways_: ProofWays = { proveBy: ['code'], loggedInJustNow: true }
  failing: Partial<Record<'ways' | 'prove', Failure>> = {}

  ways = async () => this.answer('ways', 'ways', this.ways_)
  prove = async (purpose: string, secret: OwnSecret) =>
    this.answer('prove', `prove ${purpose} ${JSON.stringify(secret)}`, { proof: 'proof' })

  private answer<Value>(name: keyof MemoryOwnProof['failing'], call: string, value: Value): Outcome<Value> {
    this.calls.push(call)
    const reason = this.failing[name]
    return reason === undefined ? success(value) : failure(reason)
  }
}
