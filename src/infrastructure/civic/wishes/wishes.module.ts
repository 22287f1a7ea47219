import { ContainerModule } from 'inversify'
import { WishesGateway } from '../../../application/civic/wishes/wishes-gateway'
import { HttpWishesGateway } from './http-wishes-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(WishesGateway).to(HttpWishesGateway).inSingletonScope()
})
