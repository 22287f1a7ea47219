import { ContainerModule } from 'inversify'
import { TeamFoundingsGateway } from '../../../application/civic/team-foundings/team-foundings-gateway'
import { HttpTeamFoundingsGateway } from './http-team-foundings-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(TeamFoundingsGateway).to(HttpTeamFoundingsGateway).inSingletonScope()
})
