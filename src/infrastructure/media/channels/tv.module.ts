import { ContainerModule } from 'inversify'
import { TvGateway } from '../../../application/media/channels/tv-gateway'
import { HttpTvGateway } from './http-tv-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(TvGateway).to(HttpTvGateway).inSingletonScope()
})
