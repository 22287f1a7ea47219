import { ContainerModule } from 'inversify'
import { VolunteerPagesGateway } from '../../../application/civic/volunteer-pages/volunteer-pages-gateway'
import { HttpVolunteerPagesGateway } from './http-volunteer-pages-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(VolunteerPagesGateway).to(HttpVolunteerPagesGateway).inSingletonScope()
})
