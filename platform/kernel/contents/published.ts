import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import { literal } from '../database/expressions'
import type { Queries } from '../database/queries'
import { build } from '../database/statement'
import { contents } from './contents.schema'

/** Condition: the row is the published content of this id and type, or of one of these types. */
export function isPublishedContent(
  id: string | Placeholder,
  type: number | Placeholder | readonly number[],
): SQL | undefined {
  const ofType = Array.isArray(type) ? inArray(contents.type, type) : eq(contents.type, type as number | Placeholder)
  return and(eq(contents.id, id), ofType, published)
}

/** Condition: the content is published. Drafts and withdrawn contents are treated as gone. */
export const published = sql`${contents.state} = ${literal('published')}`

/** Whether a content of this id is published. */
export async function isPublished(queries: Queries, id: string, type: number): Promise<boolean> {
  const row = await queries.readOne(
    build.select({ id: contents.id }).from(contents).where(isPublishedContent(id, type)),
  )
  return row !== null
}
