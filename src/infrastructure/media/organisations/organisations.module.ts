import { ContainerModule } from 'inversify'
import { OrganisationsGateway } from '../../../application/media/organisations/organisations-gateway'
import { HttpOrganisationsGateway } from './http-organisations-gateway'

export const organisationsModule = new ContainerModule(({ bind }) => {
  bind(OrganisationsGateway).to(HttpOrganisationsGateway).inSingletonScope()
})
