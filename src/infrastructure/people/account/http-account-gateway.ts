import { inject } from 'inversify'
import { clearHistory, getMyStatistics, listHistory } from '../../../../contract/account'
import { listFavourites, removeFavourites } from '../../../../contract/reactions'
import type { AccountGateway } from '../../../application/people/account/account-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { OwnRequest } from '../../../application/people/account/account-gateway'
import { contentKinds, type KindWith } from '../../../domain/frame/content/content-kinds'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import { favouriteOf, visitOf } from './account-of-wire'

export class HttpAccountGateway implements AccountGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async statistics(signal?: CancelSignal) {
    const answer = await this.http.send(getMyStatistics, { failures: 'background', signal })
    return mapped(answer, ({ collections, history, follows, subscriptions, comments }) => ({
      favourites: collections,
      ...{ history, follows, subscriptions, comments },
    }))
  }

  async history(request: OwnRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listHistory, { failures: 'in-place', query: { ...request }, signal })
    return mapped(answer, pageOf(visitOf))
  }

  clearHistory(ids: readonly string[] | 'all') {
    return this.http.send(clearHistory, { failures: 'common', query: ids === 'all' ? {} : { ids: ids.join(',') } })
  }

  async favourites(kind: KindWith<'favourite'> | null, request: OwnRequest, signal?: CancelSignal) {
    const query = { ...request, ...(kind === null ? {} : { type: contentKinds[kind].code }) }
    const answer = await this.http.send(listFavourites, { failures: 'in-place', query, signal })
    return mapped(answer, pageOf(favouriteOf))
  }

  removeFavourites(ids: readonly string[]) {
    return this.http.send(removeFavourites, { failures: 'common', body: { ids: [...ids] } })
  }
}
