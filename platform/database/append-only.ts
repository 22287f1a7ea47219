import { getTableName, sql } from 'drizzle-orm'
import { rowsOf } from './client'
import type { Database } from './client'
import { operatorActs } from './schema/operators'

/** Tables whose rows are only ever added. */
const grown = [operatorActs]

/**
 * Lets the database itself refuse to change or remove rows of a log. Beside the migrations, which are generated from
 * the tables and know no triggers; safe to repeat.
 */
export async function keepAppendOnly(database: Database): Promise<void> {
  const kept = await rowsOf<{ name: string }>(
    database,
    sql`select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = 'only_grows'`,
  )
  const missing = grown.filter((table) => !kept.some(({ name }) => name === getTableName(table)))
  if (missing.length === 0) return
  await database.execute(sql`
    create or replace function refuse_to_shrink() returns trigger language plpgsql as $$
    begin raise exception '% only grows', tg_table_name using errcode = 'insufficient_privilege'; end $$`)
  for (const table of missing)
    await database.execute(
      sql`create trigger only_grows before update or delete or truncate on ${table}
          for each statement execute function refuse_to_shrink()`,
    )
}
