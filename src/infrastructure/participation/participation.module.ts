import { ContainerModule } from 'inversify'
import { VisitGateway } from '../../application/participation/visit-gateway'
import { HttpVisitGateway } from './http-visit-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(VisitGateway).to(HttpVisitGateway).inSingletonScope()
})
