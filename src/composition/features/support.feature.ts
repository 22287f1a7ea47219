import { supportPath } from '../../ui/frame/support/support.paths'
import { declareFeature, lazyCode } from '../declare-feature'
import { sharingFeature } from './sharing.feature'

export const supportFeature = declareFeature('support', {
  routes: [
    {
      path: supportPath,
      chrome: 'player',
      indexed: false,
      load: lazyCode('support', () => import('../../ui/frame/support/support.screen')),
    },
  ],
  adapters: [lazyCode('support', () => import('../../infrastructure/frame/hosts/support.module'))],
  needs: [sharingFeature],
})
