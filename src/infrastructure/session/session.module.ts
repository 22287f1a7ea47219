import { ContainerModule } from 'inversify'
import { AgreementsGateway } from '../../application/site/agreements-gateway'
import { HttpAgreementsGateway } from './http-agreements-gateway'

/** What the screens of the session need beyond the ports that the frame binds. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(AgreementsGateway).to(HttpAgreementsGateway).inSingletonScope()
})
