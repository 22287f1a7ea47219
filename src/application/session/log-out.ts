import { inject } from 'inversify'
import { NoticesStore } from '../shared/notices.store'
import { SessionGateway } from './session-gateway'
import { SessionStore } from './session.store'
import { TabChannel } from './tab-channel'

/** Ends the session here at once (B42), in every tab; the platform is told in the background. */
export class LogOut {
  constructor(
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(TabChannel) private readonly tabs: TabChannel,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  execute(): void {
    const { token } = this.session
    if (token === null) return
    void this.gateway.logOut(token)
    this.session.clear()
    this.tabs.send({ type: 'session-changed' })
    this.notices.show({ code: 'logged-out' })
  }
}
