import { ContainerModule } from 'inversify'
import { VenuesGateway } from '../../../application/civic/venues/venues-gateway'
import { HttpVenuesGateway } from './http-venues-gateway'

export const venuesModule = new ContainerModule(({ bind }) => {
  bind(VenuesGateway).to(HttpVenuesGateway).inSingletonScope()
})
