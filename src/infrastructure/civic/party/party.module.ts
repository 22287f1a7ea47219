import { ContainerModule } from 'inversify'
import { PartyGateway } from '../../../application/civic/party/party-gateway'
import { HttpPartyGateway } from './http-party-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(PartyGateway).to(HttpPartyGateway).inSingletonScope()
})
