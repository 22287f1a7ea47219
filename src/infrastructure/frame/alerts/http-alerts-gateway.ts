import { inject } from 'inversify'
import type { AlertListGateway } from '../../../application/frame/alerts/alert-list-gateway'
import type { AlertListItem } from '../../../domain/frame/alerts/alert-list'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { Page, PageRequest } from '../../../application/frame/shared/page'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { listAlertList } from '../../../../contract/alert-list'

export class HttpAlertListGateway implements AlertListGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async page(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<AlertListItem>>> {
    const answer = await this.http.send(listAlertList, { failures: 'in-place', query: { ...request }, signal })
    return mapped(answer, ({ items, nextCursor }) => ({
      nextCursor,
      items: items.map(({ id, title, text, createdAt }) => ({ id, title, text, createdAt: instantOf(createdAt) ?? 0 })),
    }))
  }
}
