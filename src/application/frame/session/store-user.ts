import { inject } from 'inversify'
import type { User } from '../../../domain/frame/session/user'
import { SessionStore } from './session.store'
import { TabChannel } from './tab-channel'

/** Stores changed user info for every tab. */
export class StoreUser {
  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(TabChannel) private readonly tabs: TabChannel,
  ) {}

  execute(user: User): void {
    // The session may have ended, or been replaced, during the request.
    this.session.readCookies()
    const currentUser = this.session.user
    if (!this.session.isMember || (currentUser !== null && currentUser.id !== user.id)) return
    this.session.setUser(user)
    this.tabs.send({ type: 'session-changed' })
  }
}
