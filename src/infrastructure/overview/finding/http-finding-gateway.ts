import { inject } from 'inversify'
import { listMuchRead, listToFollow } from '../../../../contract/finding'
import type { FindingGateway } from '../../../application/overview/finding/finding-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { PublisherKind } from '../../../domain/frame/content/content-kinds'
import { codesOfShelf, type Shelf } from '../../../domain/overview/finding/finding'
import type { ReadPeriod } from '../../../domain/people/account/most-read'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'

const failures = 'in-place'

export class HttpFindingGateway implements FindingGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async muchRead(
    { period, shelf }: { readonly period: ReadPeriod; readonly shelf: Shelf | null },
    request: PageRequest,
    signal?: CancelSignal,
  ) {
    const types = codesOfShelf(shelf).join(',')
    const query = { ...request, period, ...(types === '' ? {} : { types }) }
    return mapped(
      await this.http.send(listMuchRead, { failures, query, signal }),
      pageOf(({ item, readers }) => ({ item: feedItemOf(item), readers })),
    )
  }

  async toFollow(kind: PublisherKind, request: PageRequest, signal?: CancelSignal) {
    return mapped(
      await this.http.send(listToFollow, { failures, query: { ...request, kind }, signal }),
      pageOf(({ id, name, picture, intro, followers }) => ({ id, name, picture, intro, followers, followed: false })),
    )
  }
}
