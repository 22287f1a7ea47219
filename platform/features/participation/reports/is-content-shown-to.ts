import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ReportableKindName } from '../../../../src/domain/participation/reports/report-subject'
import type { ContentAuthor } from '../../../kernel/contents/content-author'
import { contents } from '../../../kernel/contents/contents.schema'
import { existsIn, isOneOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { blocks } from '../../people/privacy/privacy.schema'
import { reports } from './reports.schema'

/**
 * Condition: a member neither reported a content nor blocks the member who made it, for lists of contents of any kind
 * (for one kind, see `isShownTo`).
 */
export function isContentShownTo(reader: string, authors: readonly ContentAuthor[], id: PgColumn): SQL {
  const kinds = authors.map(({ kind }) => kind)
  const isReported = existsIn(
    reports,
    eq(reports.userId, reader),
    inArray(reports.kind, kinds),
    eq(reports.thingId, id),
  )
  const madeBy = authors.map(
    (made) => sql`(select ${made.namedAuthorId} from ${made.id.table} where ${made.id} = ${id})`,
  )
  const isBlocked = existsIn(
    blocks,
    eq(blocks.userId, reader),
    sql`${blocks.blockedId} in (${sql.join(madeBy, sql`, `)})`,
  )
  return authors.length === 0 ? sql`true` : sql`${and(not(isReported), not(isBlocked))}`
}

/** What the search finds besides contents, and a reader may have reported. */
const reportableThings = ['activity', 'team'] as const satisfies readonly ReportableKindName[]

/** Reads which of some contents and things a reader does not want to see; none for a guest. */
export async function readUnwanted(
  queries: Queries,
  reader: string | null,
  authors: readonly ContentAuthor[],
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (reader === null || ids.length === 0) return new Set()
  const isShown = isContentShownTo(reader, authors, contents.id)
  const unwanted = build
    .select({ id: contents.id })
    .from(contents)
    .where(and(isOneOf(contents.id, ids), not(isShown)))
  const reported = build
    .select({ id: reports.thingId })
    .from(reports)
    .where(and(eq(reports.userId, reader), inArray(reports.kind, [...reportableThings]), isOneOf(reports.thingId, ids)))
  return new Set([...(await queries.readColumn(unwanted)), ...(await queries.readColumn(reported))])
}
