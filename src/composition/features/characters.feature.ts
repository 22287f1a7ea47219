import { charactersRoutes } from '../../ui/characters/characters.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'

export const charactersFeature: Feature = {
  name: featureName('characters'),
  routes: charactersRoutes,
  adapters: lazyCode('characters', () =>
    import('../../infrastructure/characters/characters.module').then((module) => module.charactersModule),
  ),
}
