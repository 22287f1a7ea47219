import { inject } from 'inversify'
import { failure } from '../../../../domain/frame/shared/result'
import { Navigator } from '../../navigation/navigator'
import { SiteOrigin } from '../../navigation/site-origin'
import { failureOf, type Outcome } from '../../shared/failure'
import { PendingMessengerLogin, type MessengerErrand } from './pending-messenger-login'
import { SessionGateway } from '../session-gateway'

/**
 * Redirects to the messenger, which returns to `callback`, and before that asks whether the visitor allows the login
 * unless the errand is silent. The visitor must have accepted the agreements before.
 */
export class GoToMessenger {
  constructor(
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(PendingMessengerLogin) private readonly pending: PendingMessengerLogin,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(SiteOrigin) private readonly origin: SiteOrigin,
  ) {}

  async execute(callback: string, errand: MessengerErrand): Promise<Outcome<unknown>> {
    const answer = await this.gateway.messengerAddress(callback, this.pending.begin(errand), errand.asking)
    if (!answer.ok) return answer
    const { url } = answer.value
    const hasLeft = this.navigator.openExternal(url.startsWith('/') ? `${this.origin}${url}` : url, { sameTab: true })
    return hasLeft ? answer : failure(failureOf('malformed'))
  }
}
