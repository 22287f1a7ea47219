import { inject } from 'inversify'
import { reportShare } from '../../../../contract/reactions'
import type { SharingGateway } from '../../../application/frame/sharing/sharing-gateway'
import type { ShareReport } from '../../../domain/frame/sharing/share'
import { creditsEarned } from '../http/earned'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'

export class HttpSharingGateway implements SharingGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async report({ postId, channel, url, type, sourceType, userId }: ShareReport) {
    const body = { postId, channel, shardUrl: url, type, sourceType, userId }
    const answer = await this.http.send(reportShare, { failures: 'share-report', body })
    return mapped(answer, ({ shares, credits }) => ({ shares, ...creditsEarned(credits) }))
  }
}
