import { NamingGateway } from '../../application/participation/mentions/naming-gateway'
import { mentionsName } from '../../ui/participation/mentions/mentions-name'
import { declareFeature, lazyBinding } from '../declare-feature'

export const mentionsFeature = declareFeature(mentionsName, {
  routes: [],
  adapters: [
    lazyBinding(
      'mentions',
      NamingGateway,
      () => import('../../infrastructure/participation/mentions/http-naming-gateway'),
    ),
  ],
})
