import { inject } from 'inversify'
import { listConcernedThings, listConcerningContents } from '../../../../contract/concerns'
import type { ConcernsGateway } from '../../../application/overview/concerns/concerns-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { ConcerningKind, ThingReference } from '../../../domain/frame/concerns/concerned'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'
import { HttpClient } from '../../frame/http/http-client'
import { mapped, partOf } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'

export class HttpConcernsGateway implements ConcernsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async things({ kind, id }: { readonly kind: ConcerningKind; readonly id: string }, signal?: CancelSignal) {
    const options = { failures: 'background', path: { id }, query: { kind }, signal } as const
    return partOf(await this.http.send(listConcernedThings, options), 'items')
  }

  async contents({ kind, id }: ThingReference, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, kind }
    const options = { failures: 'background', path: { id }, query, signal } as const
    return mapped(await this.http.send(listConcerningContents, options), pageOf(feedItemOf))
  }
}
