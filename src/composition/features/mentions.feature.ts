import { lazyCode } from '../../ui/frame/shell/lazy-code'
import { mentionsName } from '../../ui/participation/mentions/mentions-name'
import type { Feature } from '../feature'

export const mentionsFeature: Feature = {
  name: mentionsName,
  routes: [],
  adapters: lazyCode('mentions', () => import('../../infrastructure/participation/mentions/mentions.module')),
}
