import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

const special = lazyCode('special', () => import('./special.screen'))

export const specialsListRoutes: readonly ScreenRoute[] = [
  { path: '/specials', chrome: 'full', load: lazyCode('specials', () => import('./specials.screen')) },
  {
    path: '/_frame_specials',
    chrome: 'none',
    indexed: false,
    load: lazyCode('framed', () => import('./specials-frame').then((of) => of.specials()), ['specials']),
  },
]

export const specialsRoutes: readonly ScreenRoute[] = [
  { path: '/specials/:aid', chrome: 'player', load: special },
  // S043: one comment with its replies, over the same special.
  { path: '/specials/:aid/comment/:id', chrome: 'player', load: special },
]
