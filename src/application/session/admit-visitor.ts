import { inject } from 'inversify'
import { admit } from '../../domain/session/auth-rules'
import { Navigator } from '../navigation/navigator'
import { RefreshUser } from './refresh-user'
import { SessionStore } from './session.store'

/** The door of a screen: lets a visitor in, or sends him to log in first (B60), and refreshes user info where asked (B11). */
export class AdmitVisitor {
  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(RefreshUser) private readonly refreshUser: RefreshUser,
  ) {}

  execute(requiresAuth: boolean): void {
    const path = this.navigator.current()
    const admission = admit({ requiresAuth, token: this.session.token, inApp: false, hasAppToken: false, path })
    if (admission.kind === 'detour') this.navigator.toLogin(path, { replace: true })
    else if (admission.refreshUser) void this.refreshUser.execute()
  }
}
