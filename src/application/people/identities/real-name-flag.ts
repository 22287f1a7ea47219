import { inject } from 'inversify'
import type { RealName } from '../../../domain/people/identities/identity'
import { RefreshUser } from '../../frame/session/refresh-user'
import { SessionStore } from '../../frame/session/session.store'

/** What the cookie of every tab says of the real name: whether it is verified, and no more. */
export class RealNameFlag {
  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(RefreshUser) private readonly refreshUser: RefreshUser,
  ) {}

  /** It may have been verified, or withdrawn, since the cookie was written. */
  async follow({ state }: RealName): Promise<void> {
    const { user } = this.session
    if (user !== null && user.realName !== (state === 'verified')) await this.refreshUser.execute()
  }
}
