import { articlesRoutes } from '../../ui/media/articles/articles.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { htmlFeature } from './html.feature'
import { participationFeature } from './participation.feature'

export const articlesFeature: Feature = {
  name: featureName('articles'),
  routes: articlesRoutes,
  adapters: lazyCode('article', () => import('../../infrastructure/media/articles/articles.module')),
  needs: [htmlFeature, participationFeature],
  everyday: true,
}
