import { ContainerModule } from 'inversify'
import { PublicAccountsGateway } from '../../../application/people/public-accounts/public-accounts-gateway'
import { HttpPublicAccountsGateway } from './http-public-accounts-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(PublicAccountsGateway).to(HttpPublicAccountsGateway).inSingletonScope()
})
