import { ContainerModule } from 'inversify'
import { IdentitiesGateway } from '../../../application/people/identities/identities-gateway'
import { HttpIdentitiesGateway } from './http-identities-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(IdentitiesGateway).to(HttpIdentitiesGateway).inSingletonScope()
})
