import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { searchPath } from './search.paths'

// Results answer one person's question, so they are not indexed; search engines index the contents themselves.
const resultScreen = {
  queries: ['q', 'type'],
  indexed: false,
  load: lazyCode('search', () => import('./search.screen')),
} as const

export const searchRoutes: readonly ScreenRoute[] = [
  { path: searchPath, chrome: 'full', ...resultScreen },
  { path: '/group-search/:id', chrome: 'player', ...resultScreen },
]
