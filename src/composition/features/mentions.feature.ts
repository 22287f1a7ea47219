import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const mentionsFeature: Feature = {
  name: featureName('mentions'),
  routes: [],
  adapters: lazyCode('mentions', () => import('../../infrastructure/participation/mentions/mentions.module')),
}
