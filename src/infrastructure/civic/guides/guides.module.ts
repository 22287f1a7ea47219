import { ContainerModule } from 'inversify'
import { GuidesGateway } from '../../../application/civic/guides/guides-gateway'
import { HttpGuidesGateway } from './http-guides-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(GuidesGateway).to(HttpGuidesGateway).inSingletonScope()
})
