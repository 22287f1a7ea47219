import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../kernel/database/queries'
import { one } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import { cities, configurations, provinces } from '../../../kernel/site/site.schema'

/** The city or province in which a visitor reads: the chosen one when the site knows it, otherwise the site's own city. */
export async function readArea(queries: Queries, chosen: string | undefined): Promise<string> {
  const ofSite = sql`(select ${configurations.value}->'city_info'->>'id' from ${configurations} where ${eq(configurations.code, 'site')})`
  const known = (table: typeof cities | typeof provinces) =>
    sql`(select ${table.id} from ${table} where ${table.id} = ${chosen ?? null}::text)`
  const area = sql<string>`coalesce(${known(cities)}, ${known(provinces)}, ${ofSite}, '')`
  return (await queries.readValue(build.select({ area }).from(one))) ?? ''
}
