import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../../kernel/database/client'
import { queriesOf } from '../../../../kernel/database/queries'
import { build } from '../../../../kernel/database/statement'
import { contents } from '../../../../kernel/contents/contents.schema'

/** The ids of contents by their Chinese titles, because articles of the demo have no other name that stays the same. */
export async function articlesByTitle(
  database: Database,
  titles: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const title = sql<string>`${contents.title}->>'zh-CN'`
  const rows = await queriesOf(database).read(
    build
      .select({ id: contents.id, title })
      .from(contents)
      .where(inArray(title, [...titles])),
  )
  return new Map(rows.map((row) => [row.title, row.id]))
}
