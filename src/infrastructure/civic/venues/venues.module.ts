import { ContainerModule } from 'inversify'
import { VenuesGateway } from '../../../application/civic/venues/venues-gateway'
import { HttpVenuesGateway } from './http-venues-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(VenuesGateway).to(HttpVenuesGateway).inSingletonScope()
})
