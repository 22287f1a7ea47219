import { ContainerModule } from 'inversify'
import { AgendaGateway } from '../../../application/overview/agenda/agenda-gateway'
import { HttpAgendaGateway } from './http-agenda-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(AgendaGateway).to(HttpAgendaGateway).inSingletonScope()
})
