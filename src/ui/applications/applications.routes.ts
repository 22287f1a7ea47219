import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

export const applyPath = '/join'

export const applicationsRoutes: readonly ScreenRoute[] = [
  {
    path: applyPath,
    chrome: 'none',
    indexed: false,
    load: lazyCode('applications', () => import('./application-form.screen')),
  },
]
