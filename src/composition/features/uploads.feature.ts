import { declareFeature, lazyCode } from '../declare-feature'

export const uploadsFeature = declareFeature('uploads', {
  routes: [],
  adapters: [lazyCode('uploads', () => import('../../infrastructure/frame/uploads/uploads.module'))],
})
