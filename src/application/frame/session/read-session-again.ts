import { inject } from 'inversify'
import { ShowAgain } from '../hosts/show-again'
import { RefreshUser } from './refresh-user'
import { SessionStore } from './session.store'

/**
 * Reads the session again, which another tab, another web view of the app, or the app itself may have changed. A screen
 * that shows one member is shown again for the next one.
 */
export class ReadSessionAgain {
  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(RefreshUser) private readonly refreshUser: RefreshUser,
    @inject(ShowAgain) private readonly showAgain: ShowAgain,
  ) {}

  /** @param before The id of the member whom the page has shown. */
  async execute(before = this.session.shownUserId): Promise<void> {
    const { session } = this
    session.readCookies()
    if (session.isMember && session.user === null) await this.refreshUser.execute()
    const after = session.user?.id ?? null
    if (before !== null && after !== null && after !== before) this.showAgain.here()
  }
}
