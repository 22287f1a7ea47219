import { ContainerModule } from 'inversify'
import { ThreadsGateway } from '../../../application/civic/threads/threads-gateway'
import { HttpThreadsGateway } from './http-threads-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(ThreadsGateway).to(HttpThreadsGateway).inSingletonScope()
})
