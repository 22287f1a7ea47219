import { eq } from 'drizzle-orm'
import { isAllowed, switchCodes } from '../../../src/domain/frame/site/switches'
import type { Database } from '../database/client'
import { queriesOf } from '../database/queries'
import { build } from '../database/statement'
import { configItems } from './site.schema'

/** Whether members may publish now: switch 5 (B14). */
export async function mayPublish(database: Database): Promise<boolean> {
  const { code, value } = configItems
  const row = await queriesOf(database).readOne(
    build.select({ value }).from(configItems).where(eq(code, switchCodes.publish)),
  )
  return isAllowed(row === null ? {} : { [switchCodes.publish]: row.value }, 'publish')
}
