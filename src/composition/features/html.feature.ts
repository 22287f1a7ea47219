import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'

export const htmlFeature: Feature = {
  name: featureName('html'),
  routes: [],
  adapters: lazyCode('html', () => import('../../infrastructure/html/html.module').then((module) => module.htmlModule)),
}
