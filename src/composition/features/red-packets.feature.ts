import { RedPacketsGateway } from '../../application/civic/red-packets/red-packets-gateway'
import { redPacketPath } from '../../ui/civic/red-packets/red-packets.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'

export const redPacketsFeature = declareFeature('red-packets', {
  routes: [
    {
      path: redPacketPath,
      chrome: 'player',
      queries: ['id', 'show'],
      load: lazyCode('red-packets', () => import('../../ui/civic/red-packets/red-packet.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'red-packets',
      RedPacketsGateway,
      () => import('../../infrastructure/civic/red-packets/http-red-packets-gateway'),
    ),
  ],
  ways: lazyCode('ways', () => import('../../ui/civic/red-packets/red-packets.entries')),
  mine: lazyCode('mine', () => import('../../ui/civic/red-packets/red-packets.entries')),
})
