import { ContainerModule } from 'inversify'
import { CitiesGateway } from '../../application/site/cities-gateway'
import { Position } from '../../application/site/cities-position'
import { BrowserPosition } from './cities-browser-position'
import { HttpCitiesGateway } from './http-cities-gateway'

export const citiesModule = new ContainerModule(({ bind }) => {
  bind(CitiesGateway).to(HttpCitiesGateway).inSingletonScope()
  bind(Position).to(BrowserPosition).inSingletonScope()
})
