import { inject } from 'inversify'
import { signPage } from '../../../../contract/messenger'
import type { PageSignatures } from '../../../application/frame/hosts/page-signatures'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'

export class HttpPageSignatures implements PageSignatures {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async sign(address: string) {
    return mapped(
      await this.http.send(signPage, { failures: 'background', body: { url: address } }),
      ({ appid, timestamp, noncestr, sign, url }) => ({
        appId: appid,
        timestamp,
        nonce: noncestr,
        signature: sign,
        address: url,
      }),
    )
  }
}
