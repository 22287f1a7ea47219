import { and, asc, eq, gte, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { hasParts } from '../../frame/search-index/has-parts'
import { departments, suggestions } from './suggestions.schema'
import { isListedSuggestion } from './suggestions.queries'

export async function selectDepartments(database: Database) {
  return await queriesOf(database).read(build.select().from(departments).orderBy(asc(departments.sort)))
}

/**
 * Counts the public suggestions of every department by state.
 * @param search the condition that the text of a search makes (`partsMatch`); '' without a text
 */
export async function selectCounts(database: Database, search = '') {
  return await queriesOf(database).read(
    build
      .select({ departmentId: suggestions.departmentId, state: suggestions.state, count: sql<number>`count(*)::int` })
      .from(suggestions)
      .where(and(isListedSuggestion, hasParts(suggestions.searchParts, search)))
      .groupBy(suggestions.departmentId, suggestions.state),
  )
}

/**
 * Counts what came of the answers since an instant, by department: of all departments, or of one. One suggestion has
 * one answer, its latest; while it is reopened it has none.
 */
export async function selectFigures(database: Database, since: Date, departmentId?: string) {
  const { repliedAt, replyDueAt, reopenings, isEscalated, stars } = suggestions
  const where = (fits: SQL) => sql<number>`count(*) filter (where ${fits})::int`
  return await queriesOf(database).read(
    build
      .select({
        departmentId: suggestions.departmentId,
        answered: sql<number>`count(*)::int`,
        inTime: where(sql`${repliedAt} <= ${replyDueAt}`),
        sentBack: where(sql`${reopenings} > 0 or ${isEscalated}`),
        rated: where(sql`${stars} is not null`),
        stars: sql<number>`coalesce(sum(${stars}), 0)::int`,
      })
      .from(suggestions)
      .where(
        and(
          isListedSuggestion,
          isNotNull(repliedAt),
          gte(repliedAt, since),
          departmentId === undefined ? undefined : eq(suggestions.departmentId, departmentId),
        ),
      )
      .groupBy(suggestions.departmentId),
  )
}
