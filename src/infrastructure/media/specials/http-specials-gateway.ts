import { inject } from 'inversify'
import { getSpecial, listSpecialColumn } from '../../../../contract/specials'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { SpecialsGateway } from '../../../application/media/specials/specials-gateway'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import { specialOf } from './special-of-wire'

export class HttpSpecialsGateway implements SpecialsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async special(id: string, signal?: CancelSignal) {
    return mapped(await this.http.send(getSpecial, { failures: 'content', path: { id }, signal }), specialOf)
  }

  async column(id: string, query: PageRequest) {
    return mapped(
      await this.http.send(listSpecialColumn, { failures: 'in-place', path: { id }, query }),
      pageOf(feedItemOf),
    )
  }
}
