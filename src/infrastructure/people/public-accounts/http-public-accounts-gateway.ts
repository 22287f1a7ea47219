import { inject } from 'inversify'
import { getPublicAccount } from '../../../../contract/public-accounts'
import type { PublicAccountsGateway } from '../../../application/people/public-accounts/public-accounts-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { HttpClient } from '../../frame/http/http-client'

export class HttpPublicAccountsGateway implements PublicAccountsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  account(channelName: string, signal?: CancelSignal) {
    return this.http.send(getPublicAccount, { failures: 'in-place', path: { id: channelName }, signal })
  }
}
