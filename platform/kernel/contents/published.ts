import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import { literal } from '../database/expressions'
import type { Queries } from '../database/queries'
import { build } from '../database/statement'
import { contents } from './contents.schema'

type Types = number | Placeholder | readonly number[]

/** Condition: the row is the content of this id and type, or of one of these types, in any state. */
export function contentIs(id: string | Placeholder, type: Types): SQL | undefined {
  const ofType = Array.isArray(type) ? inArray(contents.type, type) : eq(contents.type, type as number | Placeholder)
  return and(eq(contents.id, id), ofType)
}

/** Condition: the row is the published content of this id and type, or of one of these types. */
export const isPublishedContent = (id: string | Placeholder, type: Types): SQL | undefined =>
  and(contentIs(id, type), published)

/**
 * Condition: the content is published to everybody. Drafts, withdrawn contents and those of an audience are treated as
 * gone. For a reader who may belong to the audience, see `isOpenTo`.
 */
export const published = sql`${contents.state} = ${literal('published')}`

/** Whether a content of this id is published. */
export async function isPublished(queries: Queries, id: string, type: number): Promise<boolean> {
  const row = await queries.readOne(
    build.select({ id: contents.id }).from(contents).where(isPublishedContent(id, type)),
  )
  return row !== null
}
