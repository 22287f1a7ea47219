import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { pictureQuery } from './gallery.paths'

const load = lazyCode('gallery', () => import('./gallery.screen'))

export const galleryRoutes: readonly ScreenRoute[] = [
  // There is no mini player, because it would cover the picture, its caption or its buttons.
  { path: '/atlas/:aid', chrome: 'none', queries: [pictureQuery], load },
  // S047: one comment with its replies, over the same gallery.
  { path: '/atlas/:aid/comment/:id', chrome: 'none', load },
]
