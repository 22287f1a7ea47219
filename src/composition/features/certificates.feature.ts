import { certificatesRoutes } from '../../ui/civic/certificates/certificates.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { sharingFeature } from './sharing.feature'

export const certificatesFeature: Feature = {
  name: featureName('certificates'),
  ways: lazyCode('ways', () => import('../../ui/civic/certificates/certificate.ways')),
  routes: certificatesRoutes,
  mine: lazyCode('mine', () => import('../../ui/civic/certificates/certificate.mine')),
  adapters: lazyCode('certificates', () => import('../../infrastructure/civic/certificates/certificates.module')),
  needs: [sharingFeature],
}
