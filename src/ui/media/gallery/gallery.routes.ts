import { contentPath } from '../../../domain/frame/navigation/content-target'
import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

const load = lazyCode('gallery', () => import('./gallery.screen'))

export const galleryPath = (id: string) => contentPath('gallery', id) ?? '/index'

/** The query parameter for the number of the picture, from 1. */
export const pictureQuery = 'picture'

export const galleryRoutes: readonly ScreenRoute[] = [
  // There is no mini player, because it would cover the picture, its caption or its buttons.
  { path: '/atlas/:aid', chrome: 'none', queries: [pictureQuery], load },
  // S047: one comment with its replies, over the same gallery.
  { path: '/atlas/:aid/comment/:id', chrome: 'none', load },
]
