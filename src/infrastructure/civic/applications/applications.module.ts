import { ContainerModule } from 'inversify'
import { ApplicationsGateway } from '../../../application/civic/applications/applications-gateway'
import { HttpApplicationsGateway } from './http-applications-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(ApplicationsGateway).to(HttpApplicationsGateway).inSingletonScope()
})
