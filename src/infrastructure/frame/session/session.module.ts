import { ContainerModule } from 'inversify'
import { AgreementsGateway } from '../../../application/frame/site/agreements-gateway'
import { HttpAgreementsGateway } from './http-agreements-gateway'

/** What the screens of the session need besides the ports bound by the frame. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(AgreementsGateway).to(HttpAgreementsGateway).inSingletonScope()
})
