import { CertificatesGateway } from '../../application/civic/certificates/certificates-gateway'
import { certificatePath } from '../../ui/civic/certificates/certificates.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { sharingFeature } from './sharing.feature'

export const certificatesFeature = declareFeature('certificates', {
  routes: [
    {
      path: certificatePath,
      chrome: 'none',
      indexed: false,
      isPrivate: true,
      queries: ['number', 'activity'],
      load: lazyCode('certificates', () => import('../../ui/civic/certificates/certificate.screen')),
    },
    {
      path: '/certificates/:number',
      chrome: 'none',
      indexed: false,
      load: lazyCode('certificates', () => import('../../ui/civic/certificates/verify.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'certificates',
      CertificatesGateway,
      () => import('../../infrastructure/civic/certificates/http-certificates-gateway'),
    ),
  ],
  needs: [sharingFeature],
  ways: lazyCode('ways', () => import('../../ui/civic/certificates/certificates.entries')),
  mine: lazyCode('mine', () => import('../../ui/civic/certificates/certificates.entries')),
})
