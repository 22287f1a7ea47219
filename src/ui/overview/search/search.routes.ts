import type { FoundKind } from '../../../domain/overview/search/found-kinds'
import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const searchPath = '/search'
/** The path of a search for one kind of results. */
export const searchForPath = (kind: FoundKind) => `${searchPath}?type=${kind}`
/** The path of a search within one organisation (S051). */
export const searchWithinPath = (id: string) => `/group-search/${encodeURIComponent(id)}`

// Results answer one person's question, so they are not indexed; search engines index the contents themselves.
const found = {
  queries: ['q', 'type'],
  indexed: false,
  load: lazyCode('search', () => import('./search.screen')),
} as const

export const searchRoutes: readonly ScreenRoute[] = [
  { path: searchPath, chrome: 'full', ...found },
  { path: '/group-search/:id', chrome: 'player', ...found },
]
