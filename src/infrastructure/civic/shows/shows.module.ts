import { ContainerModule } from 'inversify'
import { ShowsGateway } from '../../../application/civic/shows/shows-gateway'
import { HttpShowsGateway } from './http-shows-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(ShowsGateway).to(HttpShowsGateway).inSingletonScope()
})
