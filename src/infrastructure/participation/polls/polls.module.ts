import { ContainerModule } from 'inversify'
import { PollsGateway } from '../../../application/participation/polls/polls-gateway'
import { HttpPollsGateway } from './http-polls-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(PollsGateway).to(HttpPollsGateway).inSingletonScope()
})
