import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { foundCode, type FoundThingKind } from '../../../../src/domain/overview/search/found-kinds'
import { isBeyond, isOneOf, limitOf, literal } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { contents } from '../../../kernel/contents/contents.schema'
import type { PageStart } from '../../../kernel/search/sitemap-source'
import { searchEntries } from '../../frame/search-index/search-index.schema'
import { streams, videos } from '../../media/videos/videos.schema'

/** Sorts the oldest first, so that new contents change only the last page. */
const oldest = [asc(contents.publishedAt), asc(contents.id)]
const isListed = sql`${contents.listed}`

/** Selects the first content of each sitemap page, in one scan of the index of everything listed. */
export function selectPageStarts(queries: Queries, pageSize: number): Promise<PageStart[]> {
  const listedRows = build
    .select({
      publishedAt: contents.publishedAt,
      id: contents.id,
      place: sql<number>`row_number() over (order by ${sql.join(oldest, sql`, `)})`.as('place'),
    })
    .from(contents)
    .where(isListed)
    .as('numbered')
  return queries.read(
    build
      .select({ published_at: listedRows.publishedAt, id: listedRows.id })
      .from(listedRows)
      .where(sql`${listedRows.place} % ${literal(pageSize)} = 1`)
      .orderBy(asc(listedRows.publishedAt), asc(listedRows.id)),
  )
}

/** Whether a content is a video that not everybody may play. */
const restrictedFilm = (id: PgColumn) => {
  const hasRestrictedStream = sql`exists (select 1 from ${videos} join ${streams} on ${streams.id} = ${videos.streamId} where ${videos.contentId} = ${id} and ${streams.restricted})`
  // Drizzle drops the table names of columns in a select from one table, but only in the outermost expression: the
  // parentheses make this an inner one.
  return sql<boolean>`(${hasRestrictedStream})`
}

/**
 * Selects the newest articles since an instant that open here rather than on another site, along the index of
 * everything listed.
 */
export function selectNews(queries: Queries, since: Date, most: number) {
  const { id, publishedAt, externalUrl, title, type } = contents
  return queries.read(
    build
      .select({ id, published_at: publishedAt, title })
      .from(contents)
      .where(and(isListed, gt(publishedAt, since), eq(type, contentKinds.post.code), isNull(externalUrl)))
      .orderBy(desc(publishedAt), desc(id))
      .limit(limitOf(most)),
  )
}

/** Selects the ids of the public things of a kind that is no content, as the search knows them. */
export function selectThings(queries: Queries, kind: FoundThingKind, most: number) {
  const { id, type } = searchEntries
  return queries.readColumn(
    build
      .select({ id })
      .from(searchEntries)
      .where(eq(type, foundCode(kind)))
      .orderBy(asc(id))
      .limit(limitOf(most)),
  )
}

/** Selects the contents of one sitemap page: those of these kinds that open here rather than on another site. */
export function selectListed(queries: Queries, start: PageStart, pageSize: number, types: readonly number[]) {
  const { id, type, publishedAt, externalUrl, title, summary, duration } = contents
  const cover = sql<string | null>`${contents.covers}->>0`.as('cover')
  const page = build
    .select({ id, type, publishedAt, externalUrl, title, summary, duration, cover })
    .from(contents)
    .where(and(isListed, isBeyond('>=', [publishedAt, id], [start.published_at, start.id])))
    .orderBy(...oldest)
    .limit(limitOf(pageSize))
    .as('page')
  return queries.read(
    build
      .select({
        id: page.id,
        type: page.type,
        published_at: page.publishedAt,
        title: page.title,
        summary: page.summary,
        duration: page.duration,
        cover: page.cover,
        restricted: restrictedFilm(page.id),
      })
      .from(page)
      .where(and(isOneOf(page.type, types), isNull(page.externalUrl)))
      .orderBy(asc(page.publishedAt), asc(page.id)),
  )
}
export type ListedContent = Awaited<ReturnType<typeof selectListed>>[number]
