import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const charactersRoutes: readonly ScreenRoute[] = [
  { path: '/character', chrome: 'player', load: lazyCode('characters', () => import('./characters.screen')) },
]
