import { inject } from 'inversify'
import { Navigator } from '../navigation/navigator'
import { NoticesStore } from '../shared/notices.store'
import { LocalStorage } from '../shared/storage'
import { SessionStore } from './session.store'
import { TabChannel } from './tab-channel'

/**
 * Ends a session that the server no longer accepts (B43, B44), and only once, however many calls in however many tabs
 * report it.
 */
export class ExpireSession {
  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(LocalStorage) private readonly storage: LocalStorage,
    @inject(TabChannel) private readonly tabs: TabChannel,
  ) {}

  /** @param token The token that the refused call sent. */
  execute(token: string | null): void {
    if (!this.leaveQuietly(token)) return
    this.storage.write('logBack', true)
    this.notices.show({ code: 'session-expired' }, 'error')
    this.navigator.toLogin(this.navigator.current())
  }

  /** Clears the session without a message (B45); false when another tab already did, or a newer session has begun. */
  leaveQuietly(token: string | null): boolean {
    this.session.readCookies()
    if (this.session.token === null || this.session.token !== token) return false
    this.session.expire()
    this.tabs.send({ type: 'session-changed' })
    return true
  }
}
