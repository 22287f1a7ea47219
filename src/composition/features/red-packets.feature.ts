import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import { redPacketsRoutes } from '../../ui/civic/red-packets/red-packets.routes'
import type { Feature } from '../feature'

export const redPacketsFeature: Feature = {
  name: featureName('red-packets'),
  ways: lazyCode('ways', () => import('../../ui/civic/red-packets/red-packet.ways')),
  routes: redPacketsRoutes,
  mine: lazyCode('mine', () => import('../../ui/civic/red-packets/red-packet.mine')),
  adapters: lazyCode('red-packets', () => import('../../infrastructure/civic/red-packets/red-packets.module')),
}
