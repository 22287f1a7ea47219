import { ContainerModule } from 'inversify'
import { MapsGateway } from '../../application/maps/maps-gateway'
import { HttpMapsGateway } from './http-maps-gateway'

export const mapsModule = new ContainerModule(({ bind }) => {
  bind(MapsGateway).to(HttpMapsGateway).inSingletonScope()
})
