import { galleryRoutes } from '../../ui/gallery/gallery.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { participationFeature } from './participation.feature'

export const galleryFeature: Feature = {
  name: featureName('gallery'),
  routes: galleryRoutes,
  adapters: lazyCode('gallery', () =>
    import('../../infrastructure/gallery/gallery.module').then((module) => module.galleryModule),
  ),
  needs: [participationFeature],
  parts: ['lightbox'],
}
