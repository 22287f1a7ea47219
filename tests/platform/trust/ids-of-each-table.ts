import { sql } from 'drizzle-orm'
import { contents } from '../../../platform/kernel/contents/contents.schema'
import type { Database } from '../../../platform/kernel/database/client'
import { queriesOf } from '../../../platform/kernel/database/queries'
import { build } from '../../../platform/kernel/database/statement'

/** An id of each table, and of each kind of content. */
export async function idsOfEachTable(database: Database): Promise<string[]> {
  const { rows } = (await database.execute(
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id'`,
  )) as { rows: { name: string }[] }
  const ids = await Promise.all(
    rows.map(async ({ name }) => {
      const found = (await database.execute(sql`select id::text as id from ${sql.identifier(name)} limit 1`)) as {
        rows: { id: string }[]
      }
      return found.rows.map(({ id }) => id)
    }),
  )
  const kinds = await queriesOf(database).read(
    build.selectDistinctOn([contents.type], { id: contents.id }).from(contents),
  )
  return [...ids.flat(), ...kinds.map(({ id }) => id)]
}
