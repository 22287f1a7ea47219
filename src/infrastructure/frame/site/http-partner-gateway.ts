import { inject } from 'inversify'
import { issuePartnerCode } from '../../../../contract/partners'
import type { PartnerGateway } from '../../../application/frame/session/login/partner-gateway'
import { HttpClient } from '../http/http-client'

export class HttpPartnerGateway implements PartnerGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  entryTo(page: string) {
    return this.http.send(issuePartnerCode, { failures: 'in-place', body: { url: page } })
  }
}
