import { ContainerModule } from 'inversify'
import { InvitationsGateway } from '../../../application/people/invitations/invitations-gateway'
import { HttpInvitationsGateway } from './http-invitations-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(InvitationsGateway).to(HttpInvitationsGateway).inSingletonScope()
})
