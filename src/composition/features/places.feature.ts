import { declareFeature, lazyCode } from '../declare-feature'

export const placesFeature = declareFeature('places', {
  routes: [],
  adapters: [lazyCode('places', () => import('../../infrastructure/frame/places/places.module'))],
})
