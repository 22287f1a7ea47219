import { ContainerModule } from 'inversify'
import { CertificatesGateway } from '../../../application/civic/certificates/certificates-gateway'
import { HttpCertificatesGateway } from './http-certificates-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(CertificatesGateway).to(HttpCertificatesGateway).inSingletonScope()
})
