import { and, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { surroundingKinds, type SurroundingKind } from '../../../../src/domain/civic/surroundings/surroundings'
import { codesWith, contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import { existsIn, limitOf, literal } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { aroundCells, cellsAround, isOfCell, newestFirstOfCell } from '../../../kernel/places/cells'
import { distanceFrom, type PositionColumns } from '../../../kernel/places/positions'
import { isShownTo } from '../../participation/reports/is-shown-to'
import { showsWishesTo } from '../../people/privacy/privacy-settings'
import { activities } from '../activities/activities.schema'
import { isComing } from '../activities/activities.queries'
import { circlePosts } from '../circles/circles.schema'
import { namedAuthorId } from '../suggestions/suggestions.queries'
import { isListed, suggestions } from '../suggestions/suggestions.schema'
import { isPublicWish, wishes } from '../wishes/wishes.schema'
import { notReportedBy } from '../../participation/reports/not-reported'

/** The person who looks around, from where, how far, and when. */
export interface Surroundings {
  readonly spot: GeoPoint
  readonly within: number
  readonly reader: { readonly id: string | null; readonly isVolunteer: boolean }
  readonly now: Date
}

interface PageRange {
  readonly limit: number
  readonly after: CursorValues | null
}

interface Source {
  readonly table: PgTable & PositionColumns & { readonly id: PgColumn }
  /** The time by which the list is ordered. */
  readonly at: PgColumn
  /** Condition: the reader may see the row in a list of what everybody sees. */
  readonly isShown: SQL | undefined
}

const postCode = contentKinds.circlePost.code
const newsCodes = codesWith('list').filter((code) => code !== postCode)

/** What the list of each kind has, by the rules of the kind's own public list. */
function sourceOf(kind: SurroundingKind, { reader, now }: Surroundings): Source {
  switch (kind) {
    case 'news': {
      const isNews = sql`${contents.type} in (${sql.raw(newsCodes.join(', '))})`
      const isShown = and(isPlaced, sql`${contents.listed}`, published, isNews)
      return { table: contents, at: contents.publishedAt, isShown }
    }
    case 'post': {
      const isPost = sql`${contents.type} = ${literal(postCode)}`
      const ofOthers = isShownTo(reader.id, { kind: 'circle-post', id: circlePosts.id, authorId: circlePosts.userId })
      const isShown = and(
        ...[isPlaced, sql`not ${contents.listed}`, published, isPost],
        ofOthers === undefined ? undefined : existsIn(circlePosts, eq(circlePosts.id, contents.id), ofOthers),
      )
      return { table: contents, at: contents.publishedAt, isShown }
    }
    case 'suggestion': {
      const thing = { kind: 'suggestion', id: suggestions.id, authorId: namedAuthorId } as const
      return { table: suggestions, at: suggestions.createdAt, isShown: and(isListed, isShownTo(reader.id, thing)) }
    }
    case 'wish': {
      const thing = { kind: 'wish', id: wishes.id, authorId: wishes.userId } as const
      const isShown = and(isPublicWish, isShownTo(reader.id, thing), showsWishesTo(wishes.userId, reader))
      return { table: wishes, at: wishes.createdAt, isShown }
    }
    case 'activity': {
      const isShown = and(isComing, gt(activities.endsAt, now), notReportedBy(reader.id, 'activity', activities.id))
      return { table: activities, at: activities.createdAt, isShown }
    }
  }
}

// It is part of the condition of the indexes.
const isPlaced = sql`${contents.latitude} is not null`

/** How many rows of a cell and kind are read to find out how old a page is. */
const fewPerCell = 6

/**
 * Selects what is around a spot, the newest first, and at one moment by its id and its kind. Of each kind it reads the
 * newest rows of each cell that the circle touches, so that it costs the same however much there is elsewhere. It first
 * reads a few rows of the cells that lie wholly inside the circle, which say how old the oldest row of the page can be.
 * Nothing older is then read in the cells at the rim, where most rows may be outside of the circle.
 */
export async function selectAround(
  queries: Queries,
  kinds: readonly SurroundingKind[],
  surroundings: Surroundings,
  page: PageRange,
) {
  const { within, touched } = cellsAround(surroundings.spot, surroundings.within)
  const ask = { kinds, surroundings, page }
  const few = await selectNewest(queries, { ...ask, cells: within, perCell: fewPerCell, since: null })
  const since = few[page.limit - 1]?.at ?? null
  const rows = await selectNewest(queries, { ...ask, cells: touched, perCell: page.limit, since })
  return rows.flatMap(({ rank, ...row }) => {
    const kind = surroundingKinds[rank]
    return kind === undefined ? [] : [{ ...row, rank, kind }]
  })
}

interface NewestRange {
  readonly kinds: readonly SurroundingKind[]
  readonly surroundings: Surroundings
  readonly page: PageRange
  readonly cells: readonly number[]
  /** The most rows of a kind that are read in one cell. */
  readonly perCell: number
  /** The time of the oldest rows that are read; null for all. */
  readonly since: Date | null
}

async function selectNewest(
  queries: Queries,
  { kinds, surroundings, page: { limit, after }, cells, perCell, since }: NewestRange,
) {
  const { spot, within } = surroundings
  const newestOf = (kind: SurroundingKind) => {
    const { table, at, isShown } = sourceOf(kind, surroundings)
    const rank = surroundingKinds.indexOf(kind)
    // At one moment and id, the kinds follow each other by their rank.
    const until = after === null ? null : { isIncluded: rank < Number(after[2]), at: after[0], id: after[1] }
    const near = build
      .select({
        at: sql<Date>`${at}`.mapWith(contents.publishedAt).as('near_at'),
        id: sql<string>`${table.id}`.as('near_id'),
      })
      .from(table)
      .where(
        and(isOfCell(at, table.id, { until, since }), isShown, sql`${distanceFrom(table, spot)} <= ${within}::int`),
      )
      .orderBy(...newestFirstOfCell(at, table.id))
      .limit(limitOf(perCell))
      .as('near')
    return build
      .select({ at: near.at, id: near.id, rank: sql<number>`${literal(rank)}`.as('kind_rank') })
      .from(aroundCells(cells))
      .crossJoinLateral(near)
      .$dynamic()
  }
  const [first, ...others] = kinds.map(newestOf)
  if (first === undefined || cells.length === 0) return []
  const found = others.reduce((union, each) => union.unionAll(each), first).as('found')
  return await queries.read(
    build
      .select({ at: found.at, id: found.id, rank: found.rank })
      .from(found)
      .orderBy(desc(found.at), desc(found.id), desc(found.rank))
      .limit(limitOf(limit)),
  )
}
