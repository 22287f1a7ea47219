import { ContainerModule } from 'inversify'
import { LiveGateway } from '../../../application/media/live/live-gateway'
import { HttpLiveGateway } from './http-live-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(LiveGateway).to(HttpLiveGateway).inSingletonScope()
})
