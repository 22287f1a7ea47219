import { ContainerModule } from 'inversify'
import { ClashesGateway } from '../../../application/civic/clashes/clashes-gateway'
import { HttpClashesGateway } from './http-clashes-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(ClashesGateway).to(HttpClashesGateway).inSingletonScope()
})
