import type { Queries } from '../../database/queries'

/** Position at which a page of the sitemap begins. */
export interface PageStart {
  readonly published_at: string
  readonly id: string
}

/** Oldest first, so that new contents change only the last page. */
const oldest = 'order by c.published_at, c.id'

/** The first content of each sitemap page: one scan of the index of everything listed. */
export function selectPageStarts(queries: Queries, pageSize: number): Promise<PageStart[]> {
  return queries.read<PageStart>(
    `select published_at, id from (select c.published_at, c.id, row_number() over (${oldest}) as place from contents c where c.listed) c where place % ${pageSize} = 1 ${oldest}`,
  )
}

export interface ListedContent {
  readonly id: string
  readonly type: number
  readonly published_at: string
}

/** The contents of one sitemap page: of these kinds, and opened here rather than outside. */
export function selectListed(
  queries: Queries,
  start: PageStart,
  pageSize: number,
  types: readonly number[],
): Promise<ListedContent[]> {
  return queries.read<ListedContent>(
    `select id, type, published_at from (
       select c.id, c.type, c.published_at, c.external_url from contents c where c.listed and (c.published_at, c.id) >= ($1::timestamptz, $2) ${oldest} limit ${pageSize}) c
     where type = any($3::int[]) and external_url is null ${oldest}`,
    [start.published_at, start.id, types],
  )
}
