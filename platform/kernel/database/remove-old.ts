import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { rowsOf, type Database } from './client'

/** Rows that one statement removes: no clean-up locks many rows, or fills the log of the database at once. */
const mostRows = 2000
/** Statements for one table in one clean-up, which runs every ten minutes: the next one goes on. */
const mostStatements = 50

/**
 * Removes the rows of a table whose moment is before another, the oldest first, in small steps. The column needs an
 * index. Rows that another process is removing are skipped, so that two clean-ups at once share the work.
 * @param before a moment, or a day as 2026-11-26 where the column holds days
 */
export async function removeOlder(database: Database, moment: PgColumn, before: Date | string): Promise<void> {
  const { table } = moment
  for (let statement = 0; statement < mostStatements; statement += 1) {
    const [step] = await rowsOf<{ readonly rows: number }>(
      database,
      sql`with old as (select ctid from ${table} where ${moment} < ${moment.mapToDriverValue(before)}
          order by ${moment} limit ${mostRows} for update skip locked),
        removed as (delete from ${table} where ctid in (select ctid from old) returning 1)
        select count(*)::int as rows from removed`,
    )
    if (step === undefined || step.rows < mostRows) return
  }
}
