import { ContainerModule } from 'inversify'
import { MapsGateway } from '../../../application/civic/maps/maps-gateway'
import { HttpMapsGateway } from './http-maps-gateway'

export const mapsModule = new ContainerModule(({ bind }) => {
  bind(MapsGateway).to(HttpMapsGateway).inSingletonScope()
})
