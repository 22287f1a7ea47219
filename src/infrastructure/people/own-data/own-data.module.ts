import { ContainerModule } from 'inversify'
import { OwnDataGateway } from '../../../application/people/own-data/own-data-gateway'
import { HttpOwnDataGateway } from './http-own-data-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(OwnDataGateway).to(HttpOwnDataGateway).inSingletonScope()
})
