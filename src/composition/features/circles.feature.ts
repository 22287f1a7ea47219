import { circlesRoutes } from '../../ui/civic/circles/circles.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { mapsFeature } from './maps.feature'
import { messagesFeature } from './messages.feature'
import { participationFeature } from './participation.feature'
import { pollsFeature } from './polls.feature'
import { reportsFeature } from './reports.feature'

export const circlesFeature: Feature = {
  name: featureName('circles'),
  ways: lazyCode('ways', () => import('../../ui/civic/circles/circle.ways')),
  routes: circlesRoutes,
  mine: lazyCode('mine', () => import('../../ui/civic/circles/circle.mine')),
  notices: lazyCode('circles', () => import('../../ui/civic/circles/circle-notices.words')),
  adapters: lazyCode('circles', () => import('../../infrastructure/civic/circles/circles.module')),
  needs: [mapsFeature, messagesFeature, participationFeature, reportsFeature, pollsFeature],
  parts: ['lightbox'],
}
