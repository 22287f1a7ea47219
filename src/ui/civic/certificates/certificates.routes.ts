import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { certificatePath } from './certificates.paths'

export const certificatesRoutes: readonly ScreenRoute[] = [
  {
    path: certificatePath,
    chrome: 'none',
    indexed: false,
    isPrivate: true,
    queries: ['number', 'activity'],
    load: lazyCode('certificates', () => import('./certificate.screen')),
  },
  {
    path: '/certificates/:number',
    chrome: 'none',
    indexed: false,
    load: lazyCode('certificates', () => import('./verify.screen')),
  },
]
