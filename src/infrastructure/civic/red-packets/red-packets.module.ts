import { ContainerModule } from 'inversify'
import { RedPacketsGateway } from '../../../application/civic/red-packets/red-packets-gateway'
import { HttpRedPacketsGateway } from './http-red-packets-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(RedPacketsGateway).to(HttpRedPacketsGateway).inSingletonScope()
})
