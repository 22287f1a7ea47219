import { inject } from 'inversify'
import { getGovernmentHub } from '../../../../contract/government'
import type { GovernmentGateway } from '../../../application/overview/government/government-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'

export class HttpGovernmentGateway implements GovernmentGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async hub(signal?: CancelSignal) {
    const answer = await this.http.send(getGovernmentHub, { failures: 'in-place', signal })
    return mapped(answer, ({ notices, noticesOf, departments }) => ({
      notices: notices.map(feedItemOf),
      noticesOf,
      departments,
    }))
  }
}
