import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const practiceHomesRoutes: readonly ScreenRoute[] = [
  { path: '/practice/:id', chrome: 'player', load: lazyCode('practice-homes', () => import('./practice-home.screen')) },
]
