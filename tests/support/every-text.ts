import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/kernel/database/client'

/** Reads all rows of all tables as text, for tests that check that something is not stored in plain text. */
export async function everyText(database: Database): Promise<string> {
  const tables = (await database.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )) as { rows: { name: string }[] }
  const texts = []
  for (const { name } of tables.rows) {
    const { rows } = (await database.execute(
      sql`select coalesce(string_agg(to_jsonb(row)::text, ' '), '') as text from ${sql.identifier(name)} row`,
    )) as { rows: { text: string }[] }
    texts.push(rows[0]?.text ?? '')
  }
  return texts.join('\n')
}
