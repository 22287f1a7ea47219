import { sharingName } from '../../ui/frame/sharing/sharing-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const sharingFeature: Feature = {
  name: sharingName,
  routes: [],
  adapters: lazyCode('sharing', () =>
    import('../../infrastructure/frame/sharing/sharing.module').then((module) => module.sharingModule),
  ),
}
