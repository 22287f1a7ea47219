import { inject } from 'inversify'
import { NoticesStore } from '../shared/notices.store'
import { Intents } from './intents'
import { OwnDrafts } from './own-drafts'
import { SessionGateway } from './session-gateway'
import { SessionStore } from './session.store'
import { TabChannel } from './tab-channel'

/**
 * Ends the session here at once (B42), in every tab, and removes the drafts of its member; the platform is told in the
 * background.
 */
export class LogOut {
  constructor(
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(TabChannel) private readonly tabs: TabChannel,
    @inject(OwnDrafts) private readonly drafts: OwnDrafts,
    @inject(Intents) private readonly intents: Intents,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  execute(): void {
    const { token, user } = this.session
    if (token === null) return
    void this.gateway.logOut(token)
    this.session.clear()
    // What they typed and did not send is theirs: the next one at this device must not find it.
    this.intents.forget()
    if (user !== null) void this.drafts.clear(user.id)
    this.tabs.send({ type: 'session-changed' })
    this.notices.show({ code: 'logged-out' })
  }
}
