import { inject } from 'inversify'
import { getPublicAccount } from '../../../../contract/public-accounts'
import type { PublicAccountsGateway } from '../../../application/people/public-accounts/public-accounts-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'

export class HttpPublicAccountsGateway implements PublicAccountsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async account(channelName: string, signal?: CancelSignal) {
    const answer = await this.http.send(getPublicAccount, { failures: 'in-place', path: { id: channelName }, signal })
    return mapped(answer, ({ id, kind, name, picture }) => ({ id, kind, name, picture: picture || null }))
  }
}
