import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'

export const uploadsFeature: Feature = {
  name: featureName('uploads'),
  routes: [],
  adapters: lazyCode('uploads', () =>
    import('../../infrastructure/uploads/uploads.module').then((module) => module.uploadsModule),
  ),
}
