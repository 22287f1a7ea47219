import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const uploadsFeature: Feature = {
  name: featureName('uploads'),
  routes: [],
  adapters: lazyCode('uploads', () => import('../../infrastructure/frame/uploads/uploads.module')),
}
