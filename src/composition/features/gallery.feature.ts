import { galleryRoutes } from '../../ui/media/gallery/gallery.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { participationFeature } from './participation.feature'

export const galleryFeature: Feature = {
  name: featureName('gallery'),
  routes: galleryRoutes,
  adapters: lazyCode('gallery', () => import('../../infrastructure/media/gallery/gallery.module')),
  needs: [participationFeature],
  parts: ['lightbox'],
}
