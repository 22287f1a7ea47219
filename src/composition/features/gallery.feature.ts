import { GalleryGateway } from '../../application/media/gallery/gallery-gateway'
import { pictureQuery } from '../../ui/media/gallery/gallery.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { participationFeature } from './participation.feature'

const load = lazyCode('gallery', () => import('../../ui/media/gallery/gallery.screen'))

export const galleryFeature = declareFeature('gallery', {
  routes: [
    // There is no mini player, because it would cover the picture, its caption or its buttons.
    { path: '/atlas/:aid', chrome: 'none', queries: [pictureQuery], load },
    // S047: one comment with its replies, over the same gallery.
    { path: '/atlas/:aid/comment/:id', chrome: 'none', load },
  ],
  adapters: [
    lazyBinding('gallery', GalleryGateway, () => import('../../infrastructure/media/gallery/http-gallery-gateway')),
  ],
  needs: [participationFeature],
  parts: ['lightbox'],
})
