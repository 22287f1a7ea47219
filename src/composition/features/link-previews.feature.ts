import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const linkPreviewsFeature: Feature = {
  name: featureName('link-previews'),
  routes: [],
  adapters: lazyCode(
    'link-previews',
    () => import('../../infrastructure/participation/link-previews/link-previews.module'),
  ),
}
