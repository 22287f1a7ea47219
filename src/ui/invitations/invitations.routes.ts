import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

export const invitePath = '/extension'

export const invitationsRoutes: readonly ScreenRoute[] = [
  { path: invitePath, chrome: 'none', indexed: false, load: lazyCode('invitations', () => import('./invite.screen')) },
]
