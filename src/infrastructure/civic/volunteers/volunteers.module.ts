import { ContainerModule } from 'inversify'
import { VolunteersGateway } from '../../../application/civic/volunteers/volunteers-gateway'
import { HttpVolunteersGateway } from './http-volunteers-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(VolunteersGateway).to(HttpVolunteersGateway).inSingletonScope()
})
