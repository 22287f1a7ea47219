import { ContainerModule } from 'inversify'
import { NamingGateway } from '../../../application/participation/mentions/naming-gateway'
import { HttpNamingGateway } from './http-naming-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(NamingGateway).to(HttpNamingGateway).inSingletonScope()
})
