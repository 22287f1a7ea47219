import { ContainerModule } from 'inversify'
import { SpecialsGateway } from '../../../application/media/specials/specials-gateway'
import { HttpSpecialsGateway } from './http-specials-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(SpecialsGateway).to(HttpSpecialsGateway).inSingletonScope()
})
