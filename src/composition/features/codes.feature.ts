import { codesName } from '../../ui/codes/codes-name'
import { codesRoutes } from '../../ui/codes/codes.routes'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { sharingFeature } from './sharing.feature'

export const codesFeature: Feature = {
  name: codesName,
  ways: lazyCode('ways', () => import('../../ui/codes/code.ways').then((module) => module.codeWays)),
  routes: codesRoutes,
  adapters: lazyCode('codes', () =>
    import('../../infrastructure/codes/codes.module').then((module) => module.codesModule),
  ),
  // What is scanned can be copied.
  needs: [sharingFeature],
}
