import { inArray } from 'drizzle-orm'
import { switchCodes, type Switches } from '../../../src/domain/frame/site/switches'
import type { Database } from '../database/client'
import { queriesOf } from '../database/queries'
import { build } from '../database/statement'
import { configItems } from './site.schema'

/**
 * The switches of the site (B14), read from the database each time, because an operator may have turned a switch off a
 * moment ago.
 */
export async function readSwitches(database: Database): Promise<Switches> {
  const rows = await queriesOf(database).read(
    build
      .select()
      .from(configItems)
      .where(inArray(configItems.code, Object.values(switchCodes))),
  )
  return Object.fromEntries(rows.map(({ code, value }) => [code, value]))
}
