import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { episodeParameter } from './collections.paths'

const collection = lazyCode('collection', () => import('./collection.screen'))

export const collectionsListRoutes: readonly ScreenRoute[] = [
  { path: '/videos-collection', chrome: 'full', load: lazyCode('collections', () => import('./collections.screen')) },
]

export const collectionsRoutes: readonly ScreenRoute[] = [
  { path: '/videos-collection/:aid', chrome: 'player', queries: [episodeParameter], load: collection },
  // S037: one comment with its replies, over the same collection.
  { path: '/videos-collection/:aid/comment/:id', chrome: 'player', load: collection },
]
