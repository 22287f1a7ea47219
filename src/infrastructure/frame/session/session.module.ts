import { ContainerModule } from 'inversify'
import { AgreementsGateway } from '../../../application/frame/site/agreements-gateway'
import { MessengerAccountGateway } from '../../../application/frame/session/messenger-account-gateway'
import { OwnProofGateway } from '../../../application/frame/session/own-proof-gateway'
import { HttpAgreementsGateway } from './http-agreements-gateway'
import { HttpMessengerAccountGateway } from './http-messenger-account-gateway'
import { HttpOwnProofGateway } from './http-own-proof-gateway'

/** The ports of the session's screens that the frame does not bind. */
export const adapters = new ContainerModule(({ bind }) => {
  bind(MessengerAccountGateway).to(HttpMessengerAccountGateway).inSingletonScope()
  bind(OwnProofGateway).to(HttpOwnProofGateway).inSingletonScope()
  bind(AgreementsGateway).to(HttpAgreementsGateway).inSingletonScope()
})
