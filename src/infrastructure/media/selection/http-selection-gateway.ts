import { inject } from 'inversify'
import { listSelection } from '../../../../contract/selection'
import type { SelectionGateway } from '../../../application/media/selection/selection-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'

export class HttpSelectionGateway implements SelectionGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async page(request: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listSelection, { failures: 'in-place', query: { ...request }, signal })
    return mapped(
      answer,
      pageOf(({ note, chosenAt, item }) => ({ note, chosenAt, item: feedItemOf(item) })),
    )
  }
}
