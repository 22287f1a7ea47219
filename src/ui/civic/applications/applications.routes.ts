import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { applyPath } from './applications.paths'

export const applicationsRoutes: readonly ScreenRoute[] = [
  {
    path: applyPath,
    chrome: 'none',
    indexed: false,
    load: lazyCode('applications', () => import('./application-form.screen')),
  },
]
