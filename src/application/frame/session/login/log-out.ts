import { inject } from 'inversify'
import { NoticesStore } from '../../shared/notices.store'
import { ForgetTyped } from '../drafts/forget-typed'
import { SessionGateway } from '../session-gateway'
import { SessionStore } from '../session.store'
import { TabChannel } from '../tab-channel'

/**
 * Ends the session here at once (B42), in every tab, and removes the member's drafts; the platform is told in the
 * background.
 */
export class LogOut {
  constructor(
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(TabChannel) private readonly tabs: TabChannel,
    @inject(ForgetTyped) private readonly forgetTyped: ForgetTyped,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  execute(): void {
    const { token, user } = this.session
    if (token === null) return
    void this.gateway.logOut(token)
    this.session.clear()
    if (user !== null) this.forgetTyped.execute(user.id)
    this.tabs.send({ type: 'session-changed' })
    this.notices.show({ code: 'logged-out' })
  }
}
