import { inject } from 'inversify'
import { listSelection } from '../../../contract/selection'
import type { SelectionGateway } from '../../application/selection/selection-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { PageRequest } from '../../application/shared/page'
import { instantOf } from '../../domain/shared/site-time'
import { feedItemOf } from '../feed/feed-item-of-wire'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'

export class HttpSelectionGateway implements SelectionGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async page(request: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listSelection, { failures: 'in-place', query: { ...request }, signal })
    return mapped(answer, (page) => ({
      ...page,
      items: page.items.map(({ note, chosenAt, item }) => ({
        note,
        chosenAt: instantOf(chosenAt) ?? 0,
        item: feedItemOf(item),
      })),
    }))
  }
}
