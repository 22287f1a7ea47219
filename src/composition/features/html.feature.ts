import { declareFeature, lazyCode } from '../declare-feature'

export const htmlFeature = declareFeature('html', {
  routes: [],
  adapters: [lazyCode('html', () => import('../../infrastructure/frame/html/html.module'))],
})
