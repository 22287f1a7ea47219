import { ContainerModule } from 'inversify'
import { AnchorsGateway } from '../../../application/media/anchors/anchors-gateway'
import { HttpAnchorsGateway } from './http-anchors-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(AnchorsGateway).to(HttpAnchorsGateway).inSingletonScope()
})
