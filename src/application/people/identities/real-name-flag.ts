import { inject } from 'inversify'
import type { RealName } from '../../../domain/people/identities/identity'
import { RefreshUser } from '../../frame/session/refresh-user'
import { SessionStore } from '../../frame/session/session.store'

/**
 * Keeps the user info cookie up to date with whether the real name is verified. The cookie contains nothing else about
 * the name.
 */
export class RealNameFlag {
  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(RefreshUser) private readonly refreshUser: RefreshUser,
  ) {}

  /** Refreshes user info when the state has changed since the cookie was written. */
  async follow({ state }: RealName): Promise<void> {
    const { user } = this.session
    if (user !== null && user.realName !== (state === 'verified')) await this.refreshUser.execute()
  }
}
