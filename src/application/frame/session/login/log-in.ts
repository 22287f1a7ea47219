import { inject } from 'inversify'
import type { LoginCredentials } from '../../../../domain/frame/session/login-form'
import type { Outcome } from '../../shared/failure'
import { NoticesStore } from '../../shared/notices.store'
import { SessionGateway } from '../session-gateway'
import { SessionStore } from '../session.store'
import { ShareSource } from '../visit/share-source'
import { TabChannel } from '../tab-channel'

type Credentials = LoginCredentials | { readonly messengerCode: string }

/**
 * Logs in by a code, a password or the messenger, for every tab of this browser, and reports where the visit came from
 * (B107).
 */
export class LogIn {
  constructor(
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(ShareSource) private readonly source: ShareSource,
    @inject(TabChannel) private readonly tabs: TabChannel,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** The nickname of the person whose link led the visitor here (B107); null where there is none, or it is unknown. */
  async sharer(): Promise<string | null> {
    const { fromUserId } = this.source.read()
    if (fromUserId === undefined) return null
    const nickname = await this.gateway.nicknameOf(fromUserId)
    return nickname.ok ? nickname.value : null
  }

  async execute(credentials: Credentials): Promise<Outcome<{ readonly created: boolean }>> {
    const terms = { ...this.source.read(), agreed: true } as const
    const answer = await ('messengerCode' in credentials
      ? this.gateway.logInByMessenger({ ...terms, code: credentials.messengerCode })
      : this.gateway.logIn({ ...terms, ...credentials }))
    if (!answer.ok) return answer
    const { token, user, created } = answer.value
    this.session.startSession(token, user)
    this.tabs.send({ type: 'session-changed' })
    this.notices.show({ code: 'logged-in' }, 'success')
    return { ok: true, value: { created } }
  }
}
