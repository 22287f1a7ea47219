import { inject } from 'inversify'
import { NativeBridge } from '../../hosts/native-bridge'
import { RefreshUser } from '../refresh-user'
import { SessionHandover } from './session-handover.store'
import { SessionStore } from '../session.store'
import { TakeOverSession } from './take-over-session'

/**
 * Takes over the session that the app around the page has, or that an address brought (B41). The app vouches by its
 * method `session`; where it does, the address has no say. It is called once the site's settings are loaded.
 */
export class AdoptSession {
  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(RefreshUser) private readonly refreshUser: RefreshUser,
    @inject(SessionHandover) private readonly handover: SessionHandover,
    @inject(NativeBridge) private readonly bridge: NativeBridge,
    @inject(TakeOverSession) private readonly takeOver: TakeOverSession,
  ) {}

  /** Adopts the session. Missing user info is fetched without a token of an address, too. */
  async execute(): Promise<void> {
    const token = this.takeOver.take()
    const isTold = this.bridge.isPresent && (await this.takeFromApp())
    if (!isTold && token !== null) await this.handover.take(token, 'address')
    // An app may have written the cookie of the token alone.
    if (this.session.isMember && this.session.user === null) await this.refreshUser.execute()
  }

  /** Follows what the app says of its own session; false when it says nothing. */
  private async takeFromApp(): Promise<boolean> {
    const told = await this.bridge.call('session', {})
    if (!told.ok) return false
    const { token } = told.value
    if (token === null) this.handover.end()
    else await this.handover.take(token, 'app')
    return true
  }
}
