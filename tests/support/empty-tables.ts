import { sql } from 'drizzle-orm'
import { rowsOf } from '../../platform/kernel/database/client'
import type { Database } from '../../platform/kernel/database/client'

/** A table of so many bytes is truncated, since deleted rows would still be scanned. */
const large = 256 * 1024

/** Removes all rows from all tables, and begins their numbers again. */
export async function emptyTables(database: Database): Promise<void> {
  const tables = await rowsOf<{ name: string; bytes: string | number }>(
    database,
    sql`select quote_ident(relname) as name, pg_relation_size(oid) as bytes from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`,
  )
  const numbers = await rowsOf<{ name: string }>(
    database,
    sql`select quote_ident(sequencename) as name from pg_sequences
        where schemaname = 'public' and last_value is not null`,
  )
  // Truncating a table creates new files for it, for its indexes and for all tables that point to it, which takes thirty
  // times as long as deleting the few rows of a test.
  const names = tables.map(({ name }) => name)
  const removals = tables.some(({ bytes }) => Number(bytes) >= large)
    ? [`truncate ${names.join(', ')} cascade`]
    : names.map((name) => `delete from ${name}`)
  const statements = [...removals, ...numbers.map(({ name }) => `alter sequence ${name} restart`)]
  if (statements.length === 0) return
  await database.transaction(async (transaction) => {
    // Replication mode disables the triggers that protect the operators' log, and those of the foreign keys.
    await transaction.execute(sql`set local session_replication_role = replica`)
    await transaction.execute(sql.raw(`do $$ begin ${statements.join('; ')}; end $$`))
  })
}
