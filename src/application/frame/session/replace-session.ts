import { inject } from 'inversify'
import type { User } from '../../../domain/frame/session/user'
import { ShowAgain } from '../hosts/show-again'
import { RefreshUser } from './refresh-user'
import { SessionStore } from './session.store'
import { TabChannel } from './tab-channel'

/**
 * Puts another session, or none, in the place of the present one while a page is open. What the member typed is saved
 * as theirs before, and the screen is shown again as the next person sees it.
 */
export class ReplaceSession {
  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(TabChannel) private readonly tabs: TabChannel,
    @inject(ShowAgain) private readonly showAgain: ShowAgain,
    @inject(RefreshUser) private readonly refreshUser: RefreshUser,
  ) {}

  /** @param path The path to show afterwards; null for the present one, which stays as it is for the same person. */
  start(token: string, user: User, path: string | null): void {
    const before = this.session.user?.id
    // Forms save their input when its owner leaves. They must not find the next one already.
    if (before !== undefined && before !== user.id) this.session.expire()
    this.session.startSession(token, user)
    this.tabs.send({ type: 'session-changed' })
    if (path !== null) this.showAgain.execute(path)
    else if (before !== user.id) this.showAgain.here()
  }

  /** Fetches user info of the present session. */
  async refresh(): Promise<void> {
    await this.refreshUser.execute()
  }

  show(path: string): void {
    this.showAgain.execute(path)
  }

  end(): void {
    this.session.expire()
    this.tabs.send({ type: 'session-changed' })
    this.showAgain.here()
  }
}
