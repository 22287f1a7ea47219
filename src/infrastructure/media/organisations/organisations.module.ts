import { ContainerModule } from 'inversify'
import { OrganisationsGateway } from '../../../application/media/organisations/organisations-gateway'
import { HttpOrganisationsGateway } from './http-organisations-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(OrganisationsGateway).to(HttpOrganisationsGateway).inSingletonScope()
})
