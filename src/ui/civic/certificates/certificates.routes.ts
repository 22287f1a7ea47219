import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const certificatePath = '/certificate'
/** The path of the screen on which anybody verifies a certificate. */
export const verifyPath = (number: string) => `/certificates/${encodeURIComponent(number)}`

export const certificatesRoutes: readonly ScreenRoute[] = [
  {
    path: certificatePath,
    chrome: 'none',
    indexed: false,
    load: lazyCode('certificates', () => import('./certificate.screen')),
  },
  {
    path: '/certificates/:number',
    chrome: 'none',
    indexed: false,
    load: lazyCode('certificates', () => import('./verify.screen')),
  },
]
