import { ContainerModule } from 'inversify'
import { CollectionsGateway } from '../../../application/media/collections/collections-gateway'
import { HttpCollectionsGateway } from './http-collections-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(CollectionsGateway).to(HttpCollectionsGateway).inSingletonScope()
})
