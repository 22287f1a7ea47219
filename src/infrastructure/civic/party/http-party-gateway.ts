import { inject } from 'inversify'
import { getPartyHome } from '../../../../contract/party'
import type { PartyGateway } from '../../../application/civic/party/party-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'

export class HttpPartyGateway implements PartyGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async home(signal?: CancelSignal) {
    const answer = await this.http.send(getPartyHome, { failures: 'in-place', signal })
    return mapped(answer, ({ categoryId, columns, group, organisations, courses }) => ({
      categoryId,
      columns,
      group,
      organisations,
      courses: courses.map(feedItemOf),
    }))
  }
}
