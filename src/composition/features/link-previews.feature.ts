import { LinkPreviewsGateway } from '../../application/participation/link-previews/link-previews-gateway'
import { declareFeature, lazyBinding } from '../declare-feature'

export const linkPreviewsFeature = declareFeature('link-previews', {
  routes: [],
  adapters: [
    lazyBinding(
      'link-previews',
      LinkPreviewsGateway,
      () => import('../../infrastructure/participation/link-previews/http-link-previews-gateway'),
    ),
  ],
})
