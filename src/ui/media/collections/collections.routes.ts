import { contentPath } from '../../../domain/frame/navigation/content-target'
import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

const collection = lazyCode('collection', () => import('./collection.screen'))

/** The query parameter that names the first episode to play. */
export const episodeParameter = 'episode'

export const collectionPath = (id: string) => contentPath('collection', id) ?? '/videos-collection'

/** The path of a collection at one of its episodes. */
export function episodePath(id: string, episodeId: string): string {
  return `${collectionPath(id)}?${new URLSearchParams({ [episodeParameter]: episodeId }).toString()}`
}

export const collectionsListRoutes: readonly ScreenRoute[] = [
  { path: '/videos-collection', chrome: 'full', load: lazyCode('collections', () => import('./collections.screen')) },
]

export const collectionsRoutes: readonly ScreenRoute[] = [
  { path: '/videos-collection/:aid', chrome: 'player', queries: [episodeParameter], load: collection },
  // S037: one comment with its replies, over the same collection.
  { path: '/videos-collection/:aid/comment/:id', chrome: 'player', load: collection },
]
