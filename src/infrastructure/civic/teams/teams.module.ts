import { ContainerModule } from 'inversify'
import { TeamsGateway } from '../../../application/civic/teams/teams-gateway'
import { HttpTeamsGateway } from './http-teams-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(TeamsGateway).to(HttpTeamsGateway).inSingletonScope()
})
