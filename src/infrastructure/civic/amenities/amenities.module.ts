import { ContainerModule } from 'inversify'
import { AmenitiesGateway } from '../../../application/civic/amenities/amenities-gateway'
import { HttpAmenitiesGateway } from './http-amenities-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(AmenitiesGateway).to(HttpAmenitiesGateway).inSingletonScope()
})
