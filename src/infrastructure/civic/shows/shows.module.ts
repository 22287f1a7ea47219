import { ContainerModule } from 'inversify'
import { CampaignsGateway } from '../../../application/civic/shows/campaigns-gateway'
import { ShowsGateway } from '../../../application/civic/shows/shows-gateway'
import { HttpCampaignsGateway } from './http-campaigns-gateway'
import { HttpShowsGateway } from './http-shows-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(CampaignsGateway).to(HttpCampaignsGateway).inSingletonScope()
  bind(ShowsGateway).to(HttpShowsGateway).inSingletonScope()
})
