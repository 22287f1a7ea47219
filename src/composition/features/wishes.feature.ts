import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import { wishesRoutes } from '../../ui/civic/wishes/wishes.routes'
import type { Feature } from '../feature'
import { clashesFeature } from './clashes.feature'
import { helpedPersonsFeature } from './helped-persons.feature'
import { messagesFeature } from './messages.feature'
import { participationFeature } from './participation.feature'
import { placesFeature } from './places.feature'
import { switchesFeature } from './switches.feature'
import { uploadsFeature } from './uploads.feature'

export const wishesFeature: Feature = {
  name: featureName('wishes'),
  ways: lazyCode('ways', () => import('../../ui/civic/wishes/wish.ways')),
  routes: wishesRoutes,
  mine: lazyCode('mine', () => import('../../ui/civic/wishes/wish.mine')),
  notices: lazyCode('wishes', () => import('../../ui/civic/wishes/wish-notices.words')),
  adapters: lazyCode('wishes', () => import('../../infrastructure/civic/wishes/wishes.module')),
  needs: [
    clashesFeature,
    helpedPersonsFeature,
    messagesFeature,
    placesFeature,
    uploadsFeature,
    participationFeature,
    switchesFeature,
  ],
}
