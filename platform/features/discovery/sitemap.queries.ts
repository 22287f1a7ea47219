import { and, asc, isNull, sql } from 'drizzle-orm'
import { beyond, isOneOf, limitOf, literal } from '../../database/expressions'
import type { Queries } from '../../database/queries'
import { build } from '../../database/statement'
import { contents } from '../feed/feed.schema'

/** Position at which a page of the sitemap begins. */
export interface PageStart {
  readonly published_at: string
  readonly id: string
}

/** Oldest first, so that new contents change only the last page. */
const oldest = [asc(contents.publishedAt), asc(contents.id)]
const listed = sql`${contents.listed}`

/** The first content of each sitemap page: one scan of the index of everything listed. */
export function selectPageStarts(queries: Queries, pageSize: number): Promise<PageStart[]> {
  const numbered = build
    .select({
      publishedAt: contents.publishedAt,
      id: contents.id,
      place: sql<number>`row_number() over (order by ${sql.join(oldest, sql`, `)})`.as('place'),
    })
    .from(contents)
    .where(listed)
    .as('numbered')
  return queries.read(
    build
      .select({ published_at: numbered.publishedAt, id: numbered.id })
      .from(numbered)
      .where(sql`${numbered.place} % ${literal(pageSize)} = 1`)
      .orderBy(asc(numbered.publishedAt), asc(numbered.id)),
  )
}

/** The contents of one sitemap page: of these kinds, and opened here rather than outside. */
export function selectListed(queries: Queries, start: PageStart, pageSize: number, types: readonly number[]) {
  const { id, type, publishedAt, externalUrl } = contents
  const page = build
    .select({ id, type, publishedAt, externalUrl })
    .from(contents)
    .where(and(listed, beyond('>=', [publishedAt, id], [start.published_at, start.id])))
    .orderBy(...oldest)
    .limit(limitOf(pageSize))
    .as('page')
  return queries.read(
    build
      .select({ id: page.id, type: page.type, published_at: page.publishedAt })
      .from(page)
      .where(and(isOneOf(page.type, types), isNull(page.externalUrl)))
      .orderBy(asc(page.publishedAt), asc(page.id)),
  )
}
export type ListedContent = Awaited<ReturnType<typeof selectListed>>[number]
