import { and, asc, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { contentPath } from '../../../../src/domain/frame/navigation/content-target'
import { isBeyond, limitOf, literal } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import type { SitemapSource } from '../../../kernel/search/sitemap-source'
import { circlePosts, circles } from './circles.schema'

/** Conditions as literals, so that the planner uses the partial indexes. */
const isOpenCircle = sql`${circles.state} <> 'hidden' and not ${circles.isClosed}`
const isOpenPost = sql`${circlePosts.state} = 'published' and not ${circlePosts.isClosed}`

/** The circles that are open to everybody; what is for members alone stands in no sitemap. */
export const sitemappedCircles: SitemapSource = {
  file: 'circles',
  selectStarts: async (queries, pageSize) => {
    const { id, createdAt } = circles
    const numbered = build
      .select({ id, createdAt, place: rowNumberBy(createdAt, id) })
      .from(circles)
      .where(isOpenCircle)
      .as('numbered')
    return await queries.read(
      build
        .select({ published_at: numbered.createdAt, id: numbered.id })
        .from(numbered)
        .where(beginsPage(numbered.place, pageSize))
        .orderBy(asc(numbered.place)),
    )
  },
  selectPage: async (queries, start, pageSize) => {
    const rows = await queries.read(
      build
        .select({ id: circles.id })
        .from(circles)
        .where(and(isOpenCircle, isBeyond('>=', [circles.createdAt, circles.id], [start.published_at, start.id])))
        .orderBy(asc(circles.createdAt), asc(circles.id))
        .limit(limitOf(pageSize)),
    )
    return rows.map(({ id }) => ({ path: `/group-detail/${encodeURIComponent(id)}`, changedAt: null }))
  },
}

/** The public posts of open circles. */
export const sitemappedPosts: SitemapSource = {
  file: 'circle-posts',
  selectStarts: async (queries, pageSize) => {
    const { id, publishedAt } = circlePosts
    const numbered = build
      .select({ id, publishedAt, place: rowNumberBy(publishedAt, id) })
      .from(circlePosts)
      .where(isOpenPost)
      .as('numbered')
    const starts = await queries.read(
      build
        .select({ at: numbered.publishedAt, id: numbered.id })
        .from(numbered)
        .where(beginsPage(numbered.place, pageSize))
        .orderBy(asc(numbered.place)),
    )
    return starts.flatMap(({ at, id: first }) => (at === null ? [] : [{ published_at: at, id: first }]))
  },
  selectPage: async (queries, start, pageSize) => {
    const { id, publishedAt, updatedAt, circleId } = circlePosts
    const page = build
      .select({ id, publishedAt, updatedAt, circleId })
      .from(circlePosts)
      .where(and(isOpenPost, isBeyond('>=', [publishedAt, id], [start.published_at, start.id])))
      .orderBy(asc(publishedAt), asc(id))
      .limit(limitOf(pageSize))
      .as('page')
    const rows = await queries.read(
      build
        .select({ id: page.id, changedAt: page.updatedAt })
        .from(page)
        .innerJoin(circles, and(eq(circles.id, page.circleId), ne(circles.state, 'hidden')))
        .orderBy(asc(page.publishedAt), asc(page.id)),
    )
    return rows.flatMap((row) => {
      const path = contentPath('circlePost', row.id)
      return path === null ? [] : [{ path, changedAt: row.changedAt }]
    })
  },
}

/** The number of a row in a list by time, from 1. */
const rowNumberBy = (at: PgColumn, id: PgColumn) => sql<number>`row_number() over (order by ${at}, ${id})`.as('place')

/** Condition: a page begins with the row that has this number. */
const beginsPage = (place: SQL.Aliased<number>, pageSize: number) => sql`${place} % ${literal(pageSize)} = 1`
