import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { matrixPath } from './matrix.paths'

export const matrixRoutes: readonly ScreenRoute[] = [
  { path: matrixPath, chrome: 'player', load: lazyCode('matrix', () => import('./matrix.screen')) },
  { path: '/matrixs/:id', chrome: 'player', load: lazyCode('matrix', () => import('./matrix-group.screen')) },
]
