import { organisationsRoutes } from '../../ui/media/organisations/organisations.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { feedFeature } from './feed.feature'
import { reactionsFeature } from './reactions.feature'

export const organisationsFeature: Feature = {
  name: featureName('organisations'),
  routes: organisationsRoutes,
  adapters: lazyCode(
    'organisations-gateway',
    () => import('../../infrastructure/media/organisations/organisations.module'),
  ),
  needs: [feedFeature, reactionsFeature],
}
