import { ContainerModule } from 'inversify'
import { HelpedPersonsGateway } from '../../../application/civic/wishes/helped-persons-gateway'
import { WishesGateway } from '../../../application/civic/wishes/wishes-gateway'
import { HttpHelpedPersonsGateway } from './http-helped-persons-gateway'
import { HttpWishesGateway } from './http-wishes-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(WishesGateway).to(HttpWishesGateway).inSingletonScope()
  bind(HelpedPersonsGateway).to(HttpHelpedPersonsGateway).inSingletonScope()
})
