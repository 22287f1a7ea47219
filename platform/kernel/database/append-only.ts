import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { rowsOf } from './client'
import type { Database } from './client'
import { operatorActs } from './schema/operators'

/**
 * Lets the database itself refuse to change or remove rows of a log. The triggers are created here and not by
 * migrations, because migrations are generated from the tables, which know no triggers. Safe to repeat.
 * @param ofFeatures the features' tables whose rows are only ever added
 */
export async function keepAppendOnly(database: Database, ofFeatures: readonly PgTable[]): Promise<void> {
  const triggers = await rowsOf<{ name: string }>(
    database,
    sql`select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = 'only_grows'`,
  )
  const unguardedTables = [operatorActs, ...ofFeatures].filter(
    (table) => !triggers.some(({ name }) => name === getTableName(table)),
  )
  if (unguardedTables.length === 0) return
  await database.execute(sql`
    create or replace function refuse_to_shrink() returns trigger language plpgsql as $$
    begin
      -- With the account of a member, their rows go: that is an act of the foreign key, not of a statement.
      if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return null; end if;
      raise exception '% only grows', tg_table_name using errcode = 'insufficient_privilege';
    end $$`)
  for (const table of unguardedTables)
    await database.execute(
      sql`create trigger only_grows before update or delete or truncate on ${table}
          for each statement execute function refuse_to_shrink()`,
    )
}

/**
 * Empties a table that only grows. It removes the demo's own rows when the seeding of the demo was interrupted and
 * starts again.
 */
export async function emptyForSeeding(database: Database, table: PgTable): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`alter table ${table} disable trigger only_grows`)
    await transaction.delete(table)
    await transaction.execute(sql`alter table ${table} enable trigger only_grows`)
  })
}
