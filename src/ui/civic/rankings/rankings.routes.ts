import type { RankedKind } from '../../../domain/civic/rankings/ranking'
import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const rankingPaths = {
  person: '/actrank',
  team: '/team-ranking',
  organisation: '/orgrank',
} as const satisfies Readonly<Record<RankedKind, string>>

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
