import { ContainerModule } from 'inversify'
import { CitiesGateway } from '../../../application/frame/site/cities-gateway'
import { HttpCitiesGateway } from './http-cities-gateway'

export const citiesModule = new ContainerModule(({ bind }) => {
  bind(CitiesGateway).to(HttpCitiesGateway).inSingletonScope()
})
