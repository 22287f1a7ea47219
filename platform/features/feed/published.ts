import { and, eq, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import { literal } from '../../database/expressions'
import type { Queries } from '../../database/queries'
import { build } from '../../database/statement'
import { contents } from './feed.schema'

/** The condition for a published content of this id and type. */
export function isPublishedContent(id: string | Placeholder, type: number | Placeholder): SQL | undefined {
  return and(eq(contents.id, id), eq(contents.type, type), published)
}

/** Withdrawn contents are treated as gone. */
export const published = sql`${contents.state} = ${literal('published')}`

/** Whether a content of this id is published. */
export async function isPublished(queries: Queries, id: string, type: number): Promise<boolean> {
  const [found] = await queries.read(
    build.select({ id: contents.id }).from(contents).where(isPublishedContent(id, type)),
  )
  return found !== undefined
}
