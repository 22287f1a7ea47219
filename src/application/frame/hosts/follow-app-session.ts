import { inject } from 'inversify'
import { SessionGateway } from '../session/session-gateway'
import { SessionStore } from '../session/session.store'
import { TabChannel } from '../session/tab-channel'
import { NoticesStore } from '../shared/notices.store'
import type { AppSession } from './app-methods'
import { ShowAgain } from './show-again'

/** Follows the account of the app around the page while the page is open (B42). */
export class FollowAppSession {
  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(TabChannel) private readonly tabs: TabChannel,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(ShowAgain) private readonly showAgain: ShowAgain,
  ) {}

  /**
   * Ends the session, because the app's user logged out. What the member typed stays on the device, and only they find
   * it again.
   */
  logOut(): void {
    this.session.readCookies()
    if (!this.session.isMember) return
    this.session.expire()
    this.tabs.send({ type: 'session-changed' })
    this.notices.show({ code: 'logged-out' })
  }

  /**
   * Takes over a session for which the app vouches. Resolves to false when the platform does not know its token, or does
   * not answer; the session then stays as it is.
   */
  async take({ token }: AppSession): Promise<boolean> {
    const owner = await this.gateway.ownerOf(token)
    if (!owner.ok) return false
    this.session.startSession(token, owner.value)
    this.tabs.send({ type: 'session-changed' })
    return true
  }

  /** Takes over the account to which the app's user changed, and shows the screen again as this account sees it. */
  async change(session: AppSession): Promise<void> {
    const previousUserId = this.session.user?.id
    if ((await this.take(session)) && this.session.user?.id !== previousUserId) this.showAgain.here()
  }

  /** Reads the session again, which another web view of the app may have changed meanwhile. */
  readAgain(): void {
    this.session.readCookies()
  }
}
