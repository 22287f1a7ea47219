import type {
  MessengerAccountGateway,
  OwnMessenger,
} from '../../src/application/frame/session/messenger/messenger-account-gateway'
import type { OwnSecret } from '../../src/application/frame/session/password/own-proof'
import type { MessengerBinding } from '../../src/application/frame/session/messenger/pending-messenger-login'
import type { Failure, Outcome } from '../../src/application/frame/shared/failure'
import { failure, success } from '../../src/domain/frame/shared/result'

/** The member's account of the messenger; it fails when a test tells it to. */
export class MemoryMessengerAccount implements MessengerAccountGateway {
  readonly calls: string[] = []
  account: OwnMessenger = { bound: null, proveBy: ['password'], mayUnbind: true }
  failing: Partial<Record<'ownAccount' | 'prove' | 'bind' | 'unbind', Failure>> = {}

  ownAccount = async () => this.answer('ownAccount', 'ownAccount', this.account)
  prove = async (secret: OwnSecret) => this.answer('prove', `prove ${JSON.stringify(secret)}`, { proof: 'proof' })
  bind = async (code: string, { proof, replaces }: MessengerBinding) =>
    this.answer('bind', `bind ${code} ${proof} ${String(replaces)}`, this.account)
  unbind = async (proof: string) => {
    if (this.failing.unbind === undefined) this.account = { ...this.account, bound: null }
    return this.answer('unbind', `unbind ${proof}`, this.account)
  }

  private answer<Value>(name: keyof MemoryMessengerAccount['failing'], call: string, value: Value): Outcome<Value> {
    this.calls.push(call)
    const reason = this.failing[name]
    return reason === undefined ? success(value) : failure(reason)
  }
}
