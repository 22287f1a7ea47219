import { ContainerModule } from 'inversify'
import { PartnerGateway } from '../../../application/frame/session/partner-gateway'
import { HttpPartnerGateway } from './http-partner-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(PartnerGateway).to(HttpPartnerGateway).inSingletonScope()
})
