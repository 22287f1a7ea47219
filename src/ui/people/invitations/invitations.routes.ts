import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const invitePath = '/extension'

export const invitationsRoutes: readonly ScreenRoute[] = [
  { path: invitePath, chrome: 'none', indexed: false, load: lazyCode('invitations', () => import('./invite.screen')) },
]
