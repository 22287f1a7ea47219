import { inject } from 'inversify'
import { reportShare } from '../../../contract/reactions'
import type { SharingGateway } from '../../application/sharing/sharing-gateway'
import type { ShareReport } from '../../domain/sharing/share'
import { HttpClient } from '../http/http-client'

export class HttpSharingGateway implements SharingGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  report({ url, ...report }: ShareReport) {
    return this.http.send(reportShare, { failures: 'share-report', body: { ...report, shardUrl: url } })
  }
}
