import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { mostCounted } from '../../../src/domain/frame/shared/most-counted'
import type { Database } from '../database/client'
import { limitOf } from '../database/expressions'
import { queriesOf } from '../database/queries'
import { build } from '../database/statement'

/** Counts the rows of a table that meet the condition, up to one more than `mostCounted`. */
export async function countRows(
  database: Database,
  table: PgTable & { readonly id: PgColumn },
  condition: SQL | undefined,
): Promise<number> {
  const found = build
    .select({ id: table.id })
    .from(table)
    .where(condition)
    .limit(limitOf(mostCounted + 1))
    .as('found')
  return (await queriesOf(database).readValue(build.select({ count: sql<number>`count(*)::int` }).from(found))) ?? 0
}

/** Adds the `total` to a page that is the first one and was asked for it. */
export async function withTotal<Answer extends object>(
  { total, cursor }: { readonly total?: '1' | undefined; readonly cursor?: string | undefined },
  page: Answer,
  count: () => Promise<number>,
): Promise<Answer & { readonly total?: number }> {
  return total === undefined || cursor !== undefined ? page : { ...page, total: await count() }
}
