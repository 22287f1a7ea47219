import { inject } from 'inversify'
import { NativeBridge } from '../hosts/native-bridge'
import { RefreshUser } from './refresh-user'
import { SessionGateway } from './session-gateway'
import { SessionOfferStore } from './session-offer.store'
import { SessionStore } from './session.store'

/**
 * Takes over the session that an address brought (B41), or asks first. A token never silently replaces another user's
 * session, and outside an app it never silently starts one either, because anybody can send a link.
 */
export class AdoptSession {
  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(RefreshUser) private readonly refreshUser: RefreshUser,
    @inject(SessionOfferStore) private readonly offers: SessionOfferStore,
    @inject(NativeBridge) private readonly bridge: NativeBridge,
  ) {}

  /** @param token Null when the address brought none; missing user info is fetched all the same. */
  async execute(token: string | null): Promise<void> {
    if (token !== null && !this.session.isMember && this.bridge.isPresent) this.session.adoptToken(token)
    const isHeld = token === this.session.token
    // An app's link refreshes user info, even when it carries the current token (B11).
    if (this.session.isMember && (isHeld || this.session.user === null)) await this.refreshUser.execute()
    if (token === null || isHeld) return
    const owner = await this.gateway.ownerOf(token)
    if (!owner.ok) return
    if (this.session.user?.id === owner.value.id) this.session.startSession(token, owner.value)
    else this.offers.make(token, owner.value)
  }
}
