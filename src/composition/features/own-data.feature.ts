import { ownDataRoutes } from '../../ui/people/own-data/own-data.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { sessionFeature } from './session.feature'

export const ownDataFeature: Feature = {
  name: featureName('own-data'),
  ways: lazyCode('ways', () => import('../../ui/people/own-data/own-data.ways')),
  routes: ownDataRoutes,
  notices: lazyCode('own-data', () => import('../../ui/people/own-data/own-data-notices.words')),
  adapters: lazyCode('own-data', () => import('../../infrastructure/people/own-data/own-data.module')),
  needs: [sessionFeature],
}
