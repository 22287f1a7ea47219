import type { Container } from 'inversify'
import {
  SearchGateway,
  type KindCount,
  type SearchQuestion,
  type SearchScope,
} from '../../../../src/application/overview/search/search-gateway'
import type { CancelSignal } from '../../../../src/application/frame/shared/cancel-signal'
import type { Failure, Outcome } from '../../../../src/application/frame/shared/failure'
import type { PageRequest } from '../../../../src/application/frame/shared/page'
import type { SearchOrder } from '../../../../src/domain/overview/search/search-order'
import type { FoundItem } from '../../../../src/domain/overview/search/found-kinds'
import { SearchWaysSource, type SearchWay } from '../../../../src/ui/frame/shell/declarations/way'
import { feedItem } from '../../../support/member-ports'
import { failure, success } from '../../../../src/domain/frame/shared/result'

export const found = (id: string, more: Partial<FoundItem> = {}): FoundItem => ({
  ...feedItem(id),
  medium: null,
  link: null,
  foundBy: null,
  marks: [],
  ...more,
})

export const footbridges = [
  found('1', { title: 'The footbridge opens', summary: 'A <b>bridge</b> & a footbridge', marks: ['footbridge'] }),
  found('2', { title: 'Old footbridge', kind: 'video', duration: 60 }),
  found('3', { title: 'Another footbridge' }),
]

/** The address of the search, or of that in one organisation. */
export const searchPlace = (query: Readonly<Record<string, string>> = {}, id?: string) => ({
  path: id === undefined ? '/search' : `/group-search/${id}`,
  params: (id === undefined ? {} : { id }) as Readonly<Record<string, string>>,
  query,
})

/** A platform that finds the titles which contain the query, two to a page; it records its calls, and fails on demand. */
export class MemorySearch implements SearchGateway {
  readonly calls: string[] = []
  items: readonly FoundItem[] = []
  ways: readonly SearchWay[] = []
  hotWords: readonly string[] = ['Old Ferry', 'balloons']
  failing: Readonly<Record<string, Failure>> = {}
  /** What a search may mean; null for nothing else. */
  meant: string | null = null
  /** Answers to suggestions, which a test releases one by one. */
  readonly waiting: ((items: readonly string[]) => void)[] = []

  bindTo(container: Container): this {
    container.bind(SearchGateway).toConstantValue(this)
    container.bind(SearchWaysSource).toConstantValue({ load: async () => this.ways })
    return this
  }

  start = async ({ organisationId }: SearchScope) =>
    this.answer('start', `start ${organisationId ?? 'all'}`, {
      hotWords: organisationId === null ? this.hotWords : [],
      scopeName: organisationId === null ? null : 'Bend Daily',
    })

  find = async (
    { query, kinds, organisationId, order }: SearchQuestion & { readonly order: SearchOrder },
    { cursor }: PageRequest,
  ) => {
    const found = this.found(query).filter(({ kind }) => kinds.includes(kind))
    const from = Number(cursor ?? 0)
    const page = { items: found.slice(from, from + 2), nextCursor: from + 2 < found.length ? String(from + 2) : null }
    return this.answer(
      'find',
      ['find', query, kinds.length === 1 ? kinds[0] : 'all', organisationId, order === 'fit' ? null : order]
        .filter((part) => part !== null)
        .join(' '),
      page,
    )
  }

  counts = async ({ query }: SearchQuestion) => {
    const counts = new Map<string, number>()
    for (const { kind } of this.found(query)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    return this.answer('counts', `counts ${query}`, {
      kinds: [...counts].map(([kind, count]) => ({ kind, count }) as KindCount),
      meant: this.meant,
    })
  }

  guideDepartments = async (query: string) =>
    this.answer('departments', `departments ${query}`, [
      { id: 'org-03', name: 'Police', guides: this.found(query).filter(({ kind }) => kind === 'guide').length },
    ])

  suggestions = async (
    typed: string,
    _scope: SearchScope,
    signal?: CancelSignal,
  ): Promise<Outcome<readonly string[]>> => {
    this.calls.push(`suggestions ${typed}`)
    const items = await new Promise<readonly string[]>((resolve) => {
      this.waiting.push(resolve)
      signal?.addEventListener('abort', () => this.calls.push(`dropped ${typed}`))
    })
    return success(items)
  }

  record = async (query: string) => this.answer('record', `record ${query}`, {})

  private found(query: string): readonly FoundItem[] {
    return this.items.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))
  }

  private answer<Value>(name: string, call: string, value: Value): Outcome<Value> {
    this.calls.push(call)
    const reason = this.failing[name]
    return reason === undefined ? success(value) : failure(reason)
  }
}
