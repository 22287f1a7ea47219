import { inject } from 'inversify'
import { admitToRoute } from '../../../../domain/frame/session/auth-rules'
import { NativeBridge } from '../../hosts/native-bridge'
import { Navigator } from '../../navigation/navigator'
import { RefreshUser } from '../refresh-user'
import { SessionStore } from '../session.store'

/**
 * Decides whether a visitor may open a screen: a guest is sent to log in first (B60). Refreshes user info where
 * required (B11).
 */
export class AdmitVisitor {
  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(RefreshUser) private readonly refreshUser: RefreshUser,
    @inject(NativeBridge) private readonly bridge: NativeBridge,
  ) {}

  execute(requiresAuth: boolean): void {
    const path = this.navigator.current()
    const admission = admitToRoute({ requiresAuth, token: this.session.token, inApp: this.bridge.isPresent, path })
    // In an app, the navigator asks the app for the login.
    if (admission.kind === 'detour') this.navigator.toLogin(path, { replace: true })
    else if (admission.refreshUser) void this.refreshUser.execute()
  }
}
