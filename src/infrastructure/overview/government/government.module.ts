import { ContainerModule } from 'inversify'
import { GovernmentGateway } from '../../../application/overview/government/government-gateway'
import { HttpGovernmentGateway } from './http-government-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(GovernmentGateway).to(HttpGovernmentGateway).inSingletonScope()
})
