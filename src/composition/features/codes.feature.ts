import { codesName } from '../../ui/frame/codes/codes-name'
import { codesRoutes } from '../../ui/frame/codes/codes.routes'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { sharingFeature } from './sharing.feature'

export const codesFeature: Feature = {
  name: codesName,
  ways: lazyCode('ways', () => import('../../ui/frame/codes/code.ways')),
  routes: codesRoutes,
  adapters: lazyCode('codes', () => import('../../infrastructure/frame/codes/codes.module')),
  // Sharing is needed to copy the text of a scanned code.
  needs: [sharingFeature],
}
