import { ContainerModule } from 'inversify'
import { ServicesGateway } from '../../../application/overview/services/services-gateway'
import { HttpServicesGateway } from './http-services-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(ServicesGateway).to(HttpServicesGateway).inSingletonScope()
})
