import { inject } from 'inversify'
import { reaction, runInAction } from 'mobx'
import { FinishDetour } from '../../../application/frame/navigation/finish-detour'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { LogIn } from '../../../application/frame/session/log-in'
import { PendingMessengerLogin } from '../../../application/frame/session/pending-messenger-login'
import { SessionStore } from '../../../application/frame/session/session.store'
import type { Failure } from '../../../application/frame/shared/failure'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { authPath, loginPath } from './session.routes'

/**
 * `refused` means that the visitor did not allow the login, `stale` that this tab did not expect the answer, or no
 * longer.
 */
export type AuthStatus = 'running' | 'refused' | 'stale' | 'failed'

/** S019: the messenger's answer to a login. Its code is removed from the address and exchanged once. */
export class AuthViewModel implements ScreenViewModel {
  status: AuthStatus = 'running'
  failure: Failure | null = null
  readonly resources: Resources
  private code = ''
  private state = ''
  private redirect = ''
  private isTaken = false

  constructor(
    @inject(PendingMessengerLogin) private readonly pending: PendingMessengerLogin,
    @inject(LogIn) private readonly logIn: LogIn,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(FinishDetour) private readonly finishDetour: FinishDetour,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    // The address is read once, because showing the screen removes the code from it.
    this.resources = { answer: { open: ({ query }) => this.read(query) } }
    observe(this)
  }

  /**
   * Takes the answer. If the visitor is already a member, as after a repeated answer or a login in another tab, they
   * are only redirected.
   */
  show(): () => void {
    this.acceptAnswer()
    return reaction(
      () => this.session.isMember,
      (isMember) => isMember && this.finishDetour.execute(this.redirect),
      { fireImmediately: true },
    )
  }

  /** Sends the same code again, when the platform may not have received it. */
  retry(): void {
    void this.exchange()
  }

  toLogin(): void {
    this.navigator.navigateTo(loginPath(this.redirect), { replace: true })
  }

  private read({ code = '', state = '' }: ScreenLocation['query']): void {
    this.code = code
    this.state = state
  }

  private acceptAnswer(): void {
    if (this.isTaken) return
    this.isTaken = true
    this.navigator.navigateTo(authPath, { replace: true })
    const redirect = this.pending.consume(this.state)
    this.redirect = redirect ?? ''
    if (this.session.isMember) return
    if (redirect === null) this.status = 'stale'
    else if (this.code === '') this.status = 'refused'
    else void this.exchange()
  }

  private async exchange(): Promise<void> {
    this.status = 'running'
    const outcome = await this.logIn.execute({ messengerCode: this.code })
    runInAction(() => {
      if (outcome.ok) return
      this.status = outcome.reason.code === 'invalid' ? 'stale' : 'failed'
      this.failure = outcome.reason
    })
  }
}
