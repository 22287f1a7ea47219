import { inject } from 'inversify'
import { reaction, runInAction } from 'mobx'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { AnswerOfMessenger } from '../../../../application/frame/session/messenger/answer-of-messenger'
import type { MessengerErrand } from '../../../../application/frame/session/messenger/pending-messenger-login'
import { FinishDetour } from '../../../../application/frame/navigation/finish-detour'
import { SessionStore } from '../../../../application/frame/session/session.store'
import type { Failure } from '../../../../application/frame/shared/failure'
import { observe } from '../../../../application/frame/shared/observe'
import type { Resources } from '../../../../application/frame/shared/resource'
import type { ScreenLocation, ScreenViewModel } from '../../shell/screens/screen'
import { authPath, loginPath, messengerAccountPath, messengerPhonePath } from '../session.paths'

/**
 * `refused` means that the visitor did not allow it, `stale` that this tab did not expect the answer, or no longer
 * does, `taken` and `other` that the account is somebody else's, or that the member has another one.
 */
export type AuthStatus = 'running' | 'refused' | 'stale' | 'taken' | 'other' | 'failed'

/**
 * S019: the messenger's answer to a login, or to the binding of its account. Its code is removed from the address and
 * exchanged once.
 */
export class AuthViewModel implements ScreenViewModel {
  status: AuthStatus = 'running'
  failure: Failure | null = null
  readonly resources: Resources
  private code = ''
  private state = ''
  private errand: MessengerErrand | null = null
  private isTaken = false
  /** Whether this screen itself logs the visitor in, and then decides where to lead. */
  private isLoggingIn = false

  constructor(
    @inject(AnswerOfMessenger) private readonly answer: AnswerOfMessenger,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(FinishDetour) private readonly finishDetour: FinishDetour,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    // The address is read once, because showing the screen removes the code from it.
    this.resources = { answer: { open: ({ query }) => this.read(query) } }
    observe(this)
  }

  /** Whether the messenger was asked to bind its account, instead of to log in. */
  get isBinding(): boolean {
    return this.errand?.binding !== undefined
  }

  /**
   * Takes the answer. If the visitor who wanted to log in is already a member, as after a repeated answer or a login in
   * another tab, they are only redirected.
   */
  show(): () => void {
    this.acceptAnswer()
    return reaction(
      () => this.session.isMember && !this.isBinding && !this.isLoggingIn,
      (isDone) => isDone && this.finishDetour.execute(this.redirect),
      { fireImmediately: true },
    )
  }

  /** Sends the same code again, when the platform may not have received it. */
  retry(): void {
    void this.exchange()
  }

  /** Leads back to where the visitor started. */
  leave(): void {
    this.navigator.navigateTo(this.isBinding ? messengerAccountPath : loginPath(this.redirect), { replace: true })
  }

  private get redirect(): string {
    return this.errand?.redirect ?? ''
  }

  private read({ code = '', state = '' }: ScreenLocation['query']): void {
    this.code = code
    this.state = state
  }

  private acceptAnswer(): void {
    if (this.isTaken) return
    this.isTaken = true
    this.navigator.navigateTo(authPath, { replace: true })
    this.errand = this.answer.take(this.state)
    if (this.session.isMember !== this.isBinding) {
      // A member who repeats a login is led on by `show`; a binding without a member has lost its session.
      if (this.isBinding) this.status = 'stale'
    } else if (this.errand === null) this.status = 'stale'
    else if (this.code === '') this.status = 'refused'
    else void this.exchange()
  }

  private async exchange(): Promise<void> {
    if (this.errand === null) return
    this.status = 'running'
    this.isLoggingIn = true
    const outcome = await this.answer.exchange(this.code, this.errand, authPath)
    runInAction(() => {
      this.isLoggingIn = false
      if (outcome.ok) return outcome.value === 'phone-missing' ? this.askForPhone() : this.goOn(outcome.value)
      this.failure = outcome.reason
      this.status = statusOf(outcome.reason)
    })
  }

  private goOn(done: 'logged-in' | 'bound' | 'left'): void {
    if (done === 'bound') this.navigator.navigateTo(messengerAccountPath, { replace: true })
  }

  private askForPhone(): void {
    this.isLoggingIn = true
    this.navigator.navigateTo(messengerPhonePath(this.redirect), { replace: true })
  }
}

function statusOf({ code, state }: Failure): AuthStatus {
  if (code === 'invalid') return 'stale'
  if (code === 'somebody-first') return 'taken'
  return state === 'has-messenger' ? 'other' : 'failed'
}
