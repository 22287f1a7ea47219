import { ContainerModule } from 'inversify'
import { CitiesGateway } from '../../../application/frame/site/cities-gateway'
import { HttpCitiesGateway } from './http-cities-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(CitiesGateway).to(HttpCitiesGateway).inSingletonScope()
})
