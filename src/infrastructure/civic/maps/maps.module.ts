import { ContainerModule } from 'inversify'
import { MapsGateway } from '../../../application/civic/maps/maps-gateway'
import { HttpMapsGateway } from './http-maps-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(MapsGateway).to(HttpMapsGateway).inSingletonScope()
})
