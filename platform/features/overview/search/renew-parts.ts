import { and, asc, eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../../kernel/database/client'
import { isBeyond, limitOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import type { Localised } from '../../../kernel/database/schema/localised'
import { build } from '../../../kernel/database/statement'
import { circlePart } from '../../civic/circles/publish-circle-post'
import { circlePosts, circles } from '../../civic/circles/circles.schema'
import { suggestions } from '../../civic/suggestions/suggestions.schema'
import { teams } from '../../civic/teams/teams.schema'
import { wishes } from '../../civic/wishes/wishes.schema'
import { localisedParts } from '../../frame/search-index/localised-parts'

const batchSize = 500

/** A table whose rows have search parts, with the columns that these are made of. */
interface PartsTable {
  readonly table: PgTable
  readonly id: PgColumn
  readonly parts: PgColumn
  readonly texts: readonly PgColumn[]
  /** The circle of a post, whose parts name it. */
  readonly circle?: PgColumn
}

export const partsTables: readonly PartsTable[] = [
  { table: teams, id: teams.id, parts: teams.searchParts, texts: [teams.name, teams.intro] },
  { table: circles, id: circles.id, parts: circles.searchParts, texts: [circles.name, circles.intro] },
  {
    ...{ table: wishes, id: wishes.id, parts: wishes.searchParts },
    texts: [wishes.title, wishes.text, wishes.placeName],
  },
  {
    ...{ table: suggestions, id: suggestions.id, parts: suggestions.searchParts },
    texts: [suggestions.title, suggestions.text, suggestions.placeName],
  },
  {
    ...{ table: circlePosts, id: circlePosts.id, parts: circlePosts.searchParts },
    texts: [circlePosts.text, circlePosts.place],
    circle: circlePosts.circleId,
  },
]

/**
 * Makes the search parts of some rows anew, and returns where the next ones begin; null after the last. A row that was
 * changed meanwhile has new parts already, and one that was withdrawn has none.
 */
export async function renewParts(
  database: Database,
  { table, id, parts, texts, circle }: PartsTable,
  after: string,
): Promise<string | null> {
  const rows = await queriesOf(database).read(
    build
      .select({
        id: sql<string>`${id}`,
        parts: sql<string[]>`${parts}`,
        texts: sql<Localised[]>`json_build_array(${sql.join(
          texts.map((text) => sql`${text}`),
          sql`, `,
        )})`,
        circle: circle === undefined ? sql<string | null>`null::text` : sql<string | null>`${circle}`,
      })
      .from(table)
      .where(isBeyond('>', [id], after === '' ? null : [after]))
      .orderBy(asc(id))
      .limit(limitOf(batchSize)),
  )
  const last = rows.at(-1)
  if (last === undefined) return null
  await database.transaction(async (transaction) => {
    for (const row of rows) {
      const renewed = [...(row.circle === null ? [] : [circlePart(row.circle)]), ...localisedParts(...row.texts)]
      if (row.parts.length === 0 || isSameSet(row.parts, renewed)) continue
      await transaction
        .update(table)
        .set({ searchParts: renewed })
        .where(and(eq(id, row.id), eq(parts, row.parts)))
    }
  })
  return last.id
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  const all = new Set(one)
  return all.size === new Set(other).size && other.every((part) => all.has(part))
}
