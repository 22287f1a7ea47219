import { declareFeature, lazyCode } from '../declare-feature'

export const reactionsFeature = declareFeature('reactions', {
  routes: [],
  adapters: [lazyCode('taking-part', () => import('../../infrastructure/participation/reactions/reactions.module'))],
  notices: lazyCode('taking-part', () => import('../../ui/participation/reactions/reactions.entries')),
})
