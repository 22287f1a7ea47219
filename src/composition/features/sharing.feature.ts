import { sharingName } from '../../ui/frame/sharing/sharing-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const sharingFeature: Feature = {
  name: sharingName,
  routes: [],
  notices: lazyCode('sharing', () => import('../../ui/frame/sharing/sharing-notices.words')),
  adapters: lazyCode('sharing', () => import('../../infrastructure/frame/sharing/sharing.module')),
}
