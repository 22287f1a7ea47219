import { inject } from 'inversify'
import { getPublicAccount } from '../../../contract/public-accounts'
import type { PublicAccountsGateway } from '../../application/public-accounts/public-accounts-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'

export class HttpPublicAccountsGateway implements PublicAccountsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async account(wanted: string, signal?: CancelSignal) {
    const answer = await this.http.send(getPublicAccount, { failures: 'in-place', path: { id: wanted }, signal })
    return mapped(answer, ({ id, kind, name, picture }) => ({ id, kind, name, picture: picture || null }))
  }
}
