import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { pages } from '../../overview/pages/pages.schema'

/** Whether editors published the page at the blank id (S001). */
export async function hasStartPage(queries: Queries): Promise<boolean> {
  const isPublished = and(eq(pages.id, 'default'), isNull(pages.previewToken))
  return (await queries.readValue(build.select({ id: pages.id }).from(pages).where(isPublished))) !== null
}
