import { eq } from 'drizzle-orm'
import { isAllowed, switchCodes } from '../../../src/domain/frame/site/switches'
import type { Database } from '../database/client'
import { configItems } from './site.schema'

/** Whether members may publish now: switch 5 (B14). */
export async function mayPublish(database: Database): Promise<boolean> {
  const { code, value } = configItems
  const [found] = await database.select({ value }).from(configItems).where(eq(code, switchCodes.publish))
  return isAllowed(found === undefined ? {} : { [switchCodes.publish]: found.value }, 'publish')
}
