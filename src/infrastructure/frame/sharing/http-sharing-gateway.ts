import { inject } from 'inversify'
import { reportShare } from '../../../../contract/reactions'
import type { SharingGateway } from '../../../application/frame/sharing/sharing-gateway'
import type { ShareReport } from '../../../domain/frame/sharing/share'
import { earned } from '../http/earned'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'

export class HttpSharingGateway implements SharingGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async report({ url, ...report }: ShareReport) {
    const answer = await this.http.send(reportShare, { failures: 'share-report', body: { ...report, shardUrl: url } })
    return mapped(answer, ({ shares, credits }) => ({ shares, ...earned(credits) }))
  }
}
