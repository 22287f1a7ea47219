import { articleRoutes } from '../../ui/article/article.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { htmlFeature } from './html.feature'
import { participationFeature } from './participation.feature'

export const articleFeature: Feature = {
  name: featureName('article'),
  routes: articleRoutes,
  adapters: lazyCode('article', () =>
    import(/* webpackChunkName: "article" */ '../../infrastructure/article/article.module').then(
      (module) => module.articleModule,
    ),
  ),
  needs: [htmlFeature, participationFeature],
  everyday: true,
}
