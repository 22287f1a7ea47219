import { ContainerModule } from 'inversify'
import { AgreementsGateway } from '../../../application/frame/site/agreements-gateway'
import { HttpAgreementsGateway } from './http-agreements-gateway'

/** The ports of the session's screens that the frame does not bind. */
export const adapters = new ContainerModule(({ bind }) => {
  bind(AgreementsGateway).to(HttpAgreementsGateway).inSingletonScope()
})
