import { sql } from 'drizzle-orm'
import { rowsOf } from '../../platform/kernel/database/client'
import type { Database } from '../../platform/kernel/database/client'

/** Removes all rows from all tables, and begins their numbers again. */
export async function emptyTables(database: Database): Promise<void> {
  // Truncating a table creates a new file for it and for each of its indexes. Tables without a page, and without a
  // number given out by their sequence, are therefore left alone.
  const tables = await rowsOf<{ name: string }>(
    database,
    sql`select distinct quote_ident(written.relname) as name
        from pg_class written
        left join pg_depend part on part.refobjid = written.oid and part.deptype = 'a'
        left join pg_class numbers on numbers.oid = part.objid and numbers.relkind = 'S'
        where written.relkind = 'r' and written.relnamespace = 'public'::regnamespace
          and (pg_relation_size(written.oid) > 0 or pg_sequence_last_value(numbers.oid) is not null)`,
  )
  if (tables.length === 0) return
  await database.transaction(async (transaction) => {
    // Replication mode disables the triggers that protect the operators' log.
    await transaction.execute(sql`set local session_replication_role = replica`)
    await transaction.execute(sql.raw(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade`))
  })
}
