import { inject } from 'inversify'
import type { CancelSignal } from '../../shared/cancel-signal'
import type { Outcome } from '../../shared/failure'
import { NoticesStore } from '../../shared/notices.store'
import { GoToMessenger } from './go-to-messenger'
import { MessengerAccountGateway, type OwnMessenger } from './messenger-account-gateway'
import type { OwnSecret } from '../password/own-proof'
import type { MessengerBinding } from './pending-messenger-login'

interface Departure {
  /** The path to which the messenger returns. */
  readonly callback: string
  /** The path that is shown after the binding. */
  readonly redirect: string
  /** Whether the account takes the place of the one that is bound. */
  readonly replaces: boolean
}

/** What a member does with their account of the messenger. */
export class MessengerAccountActs {
  constructor(
    @inject(MessengerAccountGateway) private readonly gateway: MessengerAccountGateway,
    @inject(GoToMessenger) private readonly goToMessenger: GoToMessenger,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  ownAccount(signal?: CancelSignal): Promise<Outcome<OwnMessenger>> {
    return this.gateway.ownAccount(signal)
  }

  /** Proves who the member is, and leaves for the messenger, which asks whether the account may be bound. */
  async leave(secret: OwnSecret, { callback, redirect, replaces }: Departure): Promise<Outcome<unknown>> {
    const proven = await this.gateway.prove(secret)
    if (!proven.ok) return proven
    const binding = { proof: proven.value.proof, replaces }
    return this.goToMessenger.execute(callback, { redirect, asking: 'consent', binding })
  }

  /** Binds the account with whose code the messenger returned. */
  async bind(code: string, binding: MessengerBinding): Promise<Outcome<OwnMessenger>> {
    const outcome = await this.gateway.bind(code, binding)
    if (outcome.ok) this.notices.show({ code: 'messenger-bound' }, 'success')
    return outcome
  }

  async unbind(secret: OwnSecret): Promise<Outcome<OwnMessenger>> {
    const proven = await this.gateway.prove(secret)
    if (!proven.ok) return proven
    const outcome = await this.gateway.unbind(proven.value.proof)
    if (outcome.ok) this.notices.show({ code: 'messenger-unbound' }, 'success')
    return outcome
  }
}
