import { ContainerModule } from 'inversify'
import { SelectionGateway } from '../../../application/media/selection/selection-gateway'
import { HttpSelectionGateway } from './http-selection-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(SelectionGateway).to(HttpSelectionGateway).inSingletonScope()
})
