import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

const ranking = {
  chrome: 'player',
  queries: ['period', 'by'],
  load: lazyCode('rankings', () => import('./ranking.screen')),
} as const

export const rankingsRoutes: readonly ScreenRoute[] = [
  // The ranking of people contains names, so it is not indexed.
  { path: '/actrank', ...ranking, indexed: false },
  { path: '/team-ranking', ...ranking },
  { path: '/orgrank', ...ranking },
]
