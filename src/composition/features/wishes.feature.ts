import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import { wishesRoutes } from '../../ui/wishes/wishes.routes'
import type { Feature } from '../feature'
import { messagesFeature } from './messages.feature'
import { participationFeature } from './participation.feature'
import { placesFeature } from './places.feature'
import { switchesFeature } from './switches.feature'
import { uploadsFeature } from './uploads.feature'

export const wishesFeature: Feature = {
  name: featureName('wishes'),
  ways: lazyCode('ways', () => import('../../ui/wishes/wish.ways').then((module) => module.wishWays)),
  routes: wishesRoutes,
  adapters: lazyCode('wishes', () =>
    import('../../infrastructure/wishes/wishes.module').then((module) => module.wishesModule),
  ),
  needs: [messagesFeature, placesFeature, uploadsFeature, participationFeature, switchesFeature],
}
