import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const applyPath = '/join'

export const applicationsRoutes: readonly ScreenRoute[] = [
  {
    path: applyPath,
    chrome: 'none',
    indexed: false,
    load: lazyCode('applications', () => import('./application-form.screen')),
  },
]
