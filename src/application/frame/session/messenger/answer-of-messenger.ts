import { inject } from 'inversify'
import { failure, success } from '../../../../domain/frame/shared/result'
import type { Outcome } from '../../shared/failure'
import { GoToMessenger } from './go-to-messenger'
import { LogIn } from '../login/log-in'
import { MessengerAccountActs } from './messenger-account-acts'
import { PendingMessengerLogin, type MessengerErrand } from './pending-messenger-login'
import { SessionStore } from '../session.store'

/**
 * What came of an answer: `phone-missing` is a login by a member without a phone; `left` means that the visitor is on
 * the way to the messenger again, which asks them this time.
 */
type MessengerAnswerOutcome = 'logged-in' | 'phone-missing' | 'bound' | 'left'

/** The messenger's answer to a login, or to the binding of its account. */
export class AnswerOfMessenger {
  constructor(
    @inject(PendingMessengerLogin) private readonly pending: PendingMessengerLogin,
    @inject(LogIn) private readonly logIn: LogIn,
    @inject(MessengerAccountActs) private readonly acts: MessengerAccountActs,
    @inject(GoToMessenger) private readonly goToMessenger: GoToMessenger,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  /** Returns why the visitor went to the messenger, once; null when this tab expects no answer with this state. */
  take(state: string): MessengerErrand | null {
    return this.pending.consume(state)
  }

  /**
   * Exchanges the code. A newcomer who came silently goes to the messenger again, which has to ask them before they get
   * an account.
   * @param callback The path to which the messenger then returns.
   */
  async exchange(
    code: string,
    { redirect, binding }: MessengerErrand,
    callback: string,
  ): Promise<Outcome<MessengerAnswerOutcome>> {
    if (binding !== undefined) {
      const bound = await this.acts.bind(code, binding)
      return bound.ok ? success('bound') : bound
    }
    const outcome = await this.logIn.execute({ messengerCode: code })
    if (outcome.ok) return success(this.session.hasPhone ? 'logged-in' : 'phone-missing')
    if (outcome.reason.state !== 'consent-needed') return failure(outcome.reason)
    const departure = await this.goToMessenger.execute(callback, { redirect, asking: 'consent' })
    return departure.ok ? success('left') : failure(departure.reason)
  }
}
