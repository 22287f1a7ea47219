import { inject } from 'inversify'
import {
  countSearch,
  getSearchStart,
  listFoundGuideDepartments,
  listSearchSuggestions,
  recordSearch,
  search,
} from '../../../../contract/search'
import type { foundItemSchema } from '../../../../contract/search'
import type { SearchGateway, SearchQuestion, SearchScope } from '../../../application/overview/search/search-gateway'
import type { SearchOrder } from '../../../domain/overview/search/search-order'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { foundCode, foundKindOf, foundKinds, type FoundItem } from '../../../domain/overview/search/found-kinds'
import { cardOf } from '../../frame/content/feed-item-of-wire'
import { HttpClient } from '../../frame/http/http-client'
import { mapped, partOf } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import type { Decoded } from '../../frame/http/wire-case'

const failures = 'in-place'

export class HttpSearchGateway implements SearchGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async start(scope: SearchScope, signal?: CancelSignal) {
    return mapped(
      await this.http.send(getSearchStart, { failures, query: scopeOf(scope), signal }),
      ({ hotWords, organisation }) => ({ hotWords, scopeName: organisation?.name ?? null }),
    )
  }

  async find(
    { order, ...question }: SearchQuestion & { readonly order: SearchOrder },
    request: PageRequest,
    signal?: CancelSignal,
  ) {
    const query = { ...request, ...queryOf(question), order }
    return mapped(await this.http.send(search, { failures, query, signal }), pageOf(foundItemOf))
  }

  async counts(question: SearchQuestion) {
    const answer = await this.http.send(countSearch, { failures: 'background', query: queryOf(question) })
    return mapped(answer, ({ items, didYouMean }) => ({
      kinds: items.flatMap(({ type, count }) => {
        const kind = foundKindOf(type)
        return kind === null ? [] : [{ kind, count }]
      }),
      meant: didYouMean,
    }))
  }

  async guideDepartments(q: string, signal?: CancelSignal) {
    const answer = await this.http.send(listFoundGuideDepartments, { failures, query: { q }, signal })
    return partOf(answer, 'items')
  }

  async suggestions(text: string, scope: SearchScope, signal?: CancelSignal) {
    const query = { q: text, ...scopeOf(scope) }
    return partOf(await this.http.send(listSearchSuggestions, { failures: 'background', query, signal }), 'items')
  }

  record(query: string) {
    return this.http.send(recordSearch, { failures: 'background', body: { q: query } })
  }
}

function foundItemOf(item: Decoded<typeof foundItemSchema>): FoundItem {
  // The fallback for `kind` is never used, because the schema admits only known types.
  return {
    ...cardOf(item),
    kind: foundKindOf(item.type) ?? 'post',
    medium: item.medium,
    link: item.link,
    foundBy: item.foundBy,
    marks: item.marks,
  }
}

function scopeOf({ organisationId }: SearchScope): { readonly organisationId?: string } {
  return organisationId === null ? {} : { organisationId }
}

function queryOf({ query, kinds, ...scope }: SearchQuestion) {
  return {
    q: query,
    ...scopeOf(scope),
    // Leaving `types` out asks for all kinds.
    ...(kinds.length === foundKinds.length ? {} : { types: kinds.map(foundCode).join() }),
  }
}
