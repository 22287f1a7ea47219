import { sharingName } from '../../ui/sharing/sharing-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'

export const sharingFeature: Feature = {
  name: sharingName,
  routes: [],
  adapters: lazyCode('sharing', () =>
    import('../../infrastructure/sharing/sharing.module').then((module) => module.sharingModule),
  ),
}
