import { ContainerModule } from 'inversify'
import { FindingGateway } from '../../../application/overview/finding/finding-gateway'
import { HttpFindingGateway } from './http-finding-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(FindingGateway).to(HttpFindingGateway).inSingletonScope()
})
