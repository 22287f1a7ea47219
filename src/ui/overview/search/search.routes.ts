import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { guideSearchPath } from '../../civic/guides/guides.paths'
import { searchPath } from './search.paths'

// Results answer one person's question, so they are not indexed; search engines index the contents themselves.
const resultScreen = {
  queries: ['q', 'type', 'order'],
  indexed: false,
  load: lazyCode('search', () => import('./search.screen')),
} as const

export const searchRoutes: readonly ScreenRoute[] = [
  { path: searchPath, chrome: 'full', ...resultScreen },
  { path: '/group-search/:id', chrome: 'player', ...resultScreen },
]

export const guideSearchRoutes: readonly ScreenRoute[] = [
  {
    path: guideSearchPath,
    chrome: 'player',
    queries: ['q', 'department'],
    indexed: false,
    load: lazyCode('guide-search', () => import('./guide-search.screen')),
  },
]
