import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { invitePath } from './invitations.paths'

export const invitationsRoutes: readonly ScreenRoute[] = [
  { path: invitePath, chrome: 'none', indexed: false, load: lazyCode('invitations', () => import('./invite.screen')) },
]
