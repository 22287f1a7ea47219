import { ContainerModule } from 'inversify'
import { RankingsGateway } from '../../../application/civic/rankings/rankings-gateway'
import { HttpRankingsGateway } from './http-rankings-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(RankingsGateway).to(HttpRankingsGateway).inSingletonScope()
})
