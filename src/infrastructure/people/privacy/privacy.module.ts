import { ContainerModule } from 'inversify'
import { PrivacyGateway } from '../../../application/people/privacy/privacy-gateway'
import { HttpPrivacyGateway } from './http-privacy-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(PrivacyGateway).to(HttpPrivacyGateway).inSingletonScope()
})
