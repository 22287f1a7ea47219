import { ContainerModule } from 'inversify'
import { TopicsGateway } from '../../../application/media/topics/topics-gateway'
import { HttpTopicsGateway } from './http-topics-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(TopicsGateway).to(HttpTopicsGateway).inSingletonScope()
})
