import { charactersRoutes } from '../../ui/media/characters/characters.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const charactersFeature: Feature = {
  name: featureName('characters'),
  routes: charactersRoutes,
  adapters: lazyCode('characters', () => import('../../infrastructure/media/characters/characters.module')),
}
