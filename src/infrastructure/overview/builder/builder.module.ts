import { ContainerModule } from 'inversify'
import { BuilderFrame } from '../../../application/overview/builder/builder-frame'
import { BuilderGateway } from '../../../application/overview/builder/builder-gateway'
import { CardTypes } from '../../../application/overview/builder/card-types'
import { ContractCardTypes } from './contract-card-types'
import { HttpBuilderGateway } from './http-builder-gateway'
import { WindowBuilderFrame } from './window-builder-frame'

export const adapters = new ContainerModule(({ bind }) => {
  bind(BuilderGateway).to(HttpBuilderGateway).inSingletonScope()
  bind(CardTypes).to(ContractCardTypes).inSingletonScope()
  bind(BuilderFrame).to(WindowBuilderFrame).inSingletonScope()
})
