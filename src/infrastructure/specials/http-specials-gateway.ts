import { inject } from 'inversify'
import { getSpecial, listSpecialColumn } from '../../../contract/specials'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { PageRequest } from '../../application/shared/page'
import type { SpecialsGateway } from '../../application/specials/specials-gateway'
import { feedItemOf } from '../feed/feed-item-of-wire'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'
import { specialOf } from './special-of-wire'

export class HttpSpecialsGateway implements SpecialsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async special(id: string, signal?: CancelSignal) {
    return mapped(await this.http.send(getSpecial, { failures: 'content', path: { id }, signal }), specialOf)
  }

  async column(id: string, query: PageRequest) {
    return mapped(await this.http.send(listSpecialColumn, { failures: 'in-place', path: { id }, query }), (page) => ({
      ...page,
      items: page.items.map(feedItemOf),
    }))
  }
}
