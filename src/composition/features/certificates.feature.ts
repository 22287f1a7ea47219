import { certificatesRoutes } from '../../ui/certificates/certificates.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { sharingFeature } from './sharing.feature'

export const certificatesFeature: Feature = {
  name: featureName('certificates'),
  ways: lazyCode('ways', () =>
    import('../../ui/certificates/certificate.ways').then((module) => module.certificateWays),
  ),
  routes: certificatesRoutes,
  adapters: lazyCode('certificates', () =>
    import('../../infrastructure/certificates/certificates.module').then((module) => module.certificatesModule),
  ),
  needs: [sharingFeature],
}
