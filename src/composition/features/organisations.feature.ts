import { organisationsRoutes } from '../../ui/organisations/organisations.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { feedFeature } from './feed.feature'
import { reactionsFeature } from './reactions.feature'

export const organisationsFeature: Feature = {
  name: featureName('organisations'),
  routes: organisationsRoutes,
  adapters: lazyCode('organisations-gateway', () =>
    import('../../infrastructure/organisations/organisations.module').then((module) => module.organisationsModule),
  ),
  needs: [feedFeature, reactionsFeature],
}
