import { inject } from 'inversify'
import { RefreshUser } from '../session/refresh-user'
import { SessionStore } from '../session/session.store'
import { FollowAppSession } from './follow-app-session'
import { NativeBridge } from './native-bridge'
import { ShowAgain } from './show-again'

/** Logs in, and adds a phone, in the app around the page (B44, B50, B60). */
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
    const method = this.session.expiredUserId !== null && this.bridge.can('relogin') ? 'relogin' : 'login'
    // Several calls that fail at once ask for one login.
    if (this.isOpen) return true
    if (!this.bridge.can(method)) return false
    this.isOpen = true
    const answer = await this.bridge.call(method, {})
    this.isOpen = false
    if (!answer.ok) {
      if (answer.reason === 'refused' && isGuarded) this.showAgain.back()
      return answer.reason === 'refused'
    }
    const isTaken = await this.followSession.take(answer.value)
    if (isTaken) this.showAgain.execute(redirect)
    return isTaken
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
