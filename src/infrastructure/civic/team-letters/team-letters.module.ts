import { ContainerModule } from 'inversify'
import { TeamLettersGateway } from '../../../application/civic/team-letters/team-letters-gateway'
import { HttpTeamLettersGateway } from './http-team-letters-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(TeamLettersGateway).to(HttpTeamLettersGateway).inSingletonScope()
})
