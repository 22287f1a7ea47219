import { PrintedCodeGateway } from '../../application/frame/boot/printed-code-gateway'
import { bootPath, printedBootPath } from '../../ui/frame/boot/boot.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { settingFeature } from './setting.feature'

export const bootFeature = declareFeature('boot', {
  routes: [
    {
      path: bootPath,
      chrome: 'none',
      queries: ['path'],
      load: lazyCode('boot', () => import('../../ui/frame/boot/boot.screen')),
    },
    {
      path: printedBootPath,
      chrome: 'none',
      indexed: false,
      queries: ['path', 'code'],
      load: lazyCode('boot', () => import('../../ui/frame/boot/boot.screen')),
    },
  ],
  adapters: [
    lazyBinding('boot', PrintedCodeGateway, () => import('../../infrastructure/frame/boot/http-printed-code-gateway')),
  ],
  needs: [settingFeature],
  ways: lazyCode('ways', () => import('../../ui/frame/boot/boot.entries')),
})
