import { inject, injectable } from 'inversify'
import type { User } from '../../../domain/frame/session/user'
import { observe } from '../shared/observe'
import { SessionStore } from './session.store'
import { TabChannel } from './tab-channel'

/**
 * A session that an address brought, kept until the visitor agrees to it, because no session may start or be replaced
 * unasked.
 */
@injectable('Singleton')
export class SessionOfferStore {
  offer: { readonly token: string; readonly user: User } | null = null

  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(TabChannel) private readonly tabs: TabChannel,
  ) {
    observe(this)
  }

  make(token: string, user: User): void {
    this.offer = { token, user }
  }

  accept(): void {
    if (this.offer === null) return
    this.session.startSession(this.offer.token, this.offer.user)
    this.offer = null
    this.tabs.send({ type: 'session-changed' })
  }

  decline(): void {
    this.offer = null
  }
}
