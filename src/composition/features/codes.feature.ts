import { codesName } from '../../ui/frame/codes/codes-name'
import { scanPath } from '../../ui/frame/codes/codes.paths'
import { declareFeature, lazyCode } from '../declare-feature'
import { sharingFeature } from './sharing.feature'

export const codesFeature = declareFeature(codesName, {
  routes: [
    {
      path: scanPath,
      chrome: 'none',
      indexed: false,
      load: lazyCode('scan', () => import('../../ui/frame/codes/scan.screen')),
    },
  ],
  adapters: [lazyCode('codes', () => import('../../infrastructure/frame/codes/codes.module'))],
  // Sharing is needed to copy the text of a scanned code.
  needs: [sharingFeature],
  ways: lazyCode('ways', () => import('../../ui/frame/codes/codes.entries')),
})
