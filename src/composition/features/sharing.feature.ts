import { sharingName } from '../../ui/frame/sharing/sharing-name'
import { declareFeature, lazyCode } from '../declare-feature'

export const sharingFeature = declareFeature(sharingName, {
  routes: [],
  adapters: [lazyCode('sharing', () => import('../../infrastructure/frame/sharing/sharing.module'))],
  notices: lazyCode('sharing', () => import('../../ui/frame/sharing/sharing.entries')),
})
