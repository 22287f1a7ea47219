import { sql } from 'drizzle-orm'
import type { Database } from '../database/client'
import { one } from '../database/expressions'
import { queriesOf } from '../database/queries'
import { build } from '../database/statement'

/** The operator of the act that runs in this transaction. */
export async function readActingOperator(database: Database): Promise<string> {
  const name = sql<string>`current_setting('townsquare.operator', true)`
  return (await queriesOf(database).readValue(build.select({ name }).from(one))) ?? ''
}
