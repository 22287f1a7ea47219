import { ContainerModule } from 'inversify'
import { ReactionsGateway } from '../../application/reactions/reactions-gateway'
import { HttpReactionsGateway } from './http-reactions-gateway'

export const reactionsModule = new ContainerModule(({ bind }) => {
  bind(ReactionsGateway).to(HttpReactionsGateway).inSingletonScope()
})
