import { inject, injectable } from 'inversify'
import { success } from '../../../domain/frame/shared/result'
import { RefreshUser } from '../session/refresh-user'
import { SessionStore } from '../session/session.store'
import { FollowAppSession } from './follow-app-session'
import { NativeBridge } from './native-bridge'
import { ShowAgain } from './show-again'

/** Logs in, and adds a phone, in the app around the page (B44, B50, B60). */
@injectable('Singleton')
export class LogInByApp {
  private isOpen = false

  constructor(
    @inject(NativeBridge) private readonly bridge: NativeBridge,
    @inject(FollowAppSession) private readonly followSession: FollowAppSession,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(RefreshUser) private readonly refreshUser: RefreshUser,
    @inject(ShowAgain) private readonly showAgain: ShowAgain,
  ) {}

  /**
   * Resolves to whether the app has dealt with the login; if not, the page must. A visitor who closes the app's login
   * stays where they are, or goes back from a screen that is for members.
   * @param isGuarded Whether the visitor may not stay on the present screen as a guest.
   */
  async logIn(redirect: string, isGuarded: boolean): Promise<boolean> {
    // The app may be about to hand its session over.
    await this.followSession.adopted()
    if (this.session.isMember) {
      this.showAgain.execute(redirect)
      return true
    }
    const method = this.session.expiredUserId !== null && this.bridge.can('relogin') ? 'relogin' : 'login'
    // Several calls that fail at once ask for one login.
    if (this.isOpen) return true
    if (!this.bridge.can(method)) return false
    this.isOpen = true
    // An app may tell of its new account before it answers, or never answer.
    const answer = await Promise.race([
      this.bridge.call(method, {}),
      this.followSession.nextAccount().then((account) => success(account)),
    ])
    this.followSession.ignoreNext()
    this.isOpen = false
    if (answer.ok) return this.followSession.take(answer.value, redirect)
    if (answer.reason === 'refused' && isGuarded) this.showAgain.back()
    return answer.reason === 'refused'
  }

  /** Resolves to whether the app has dealt with the phone; if not, the page must. */
  async bindPhone(redirect: string): Promise<boolean> {
    if (!this.bridge.can('bindPhone')) return false
    const answer = await this.bridge.call('bindPhone', {})
    if (!answer.ok) return answer.reason === 'refused'
    await this.refreshUser.execute()
    this.showAgain.execute(redirect)
    return true
  }
}
