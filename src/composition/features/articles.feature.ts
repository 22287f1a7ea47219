import { articlesRoutes } from '../../ui/articles/articles.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { htmlFeature } from './html.feature'
import { participationFeature } from './participation.feature'

export const articlesFeature: Feature = {
  name: featureName('articles'),
  routes: articlesRoutes,
  adapters: lazyCode('article', () =>
    import('../../infrastructure/articles/articles.module').then((module) => module.articlesModule),
  ),
  needs: [htmlFeature, participationFeature],
  everyday: true,
}
