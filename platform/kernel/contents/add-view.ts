import { sql } from 'drizzle-orm'
import type { SQLWrapper } from 'drizzle-orm'
import type { Database } from '../database/client'
import { firstPlay, oneIfFirst } from '../limits/first-of'
import { contents } from './contents.schema'
import { isPublishedContent } from './published'

interface View {
  readonly id: string
  readonly type: number | readonly number[]
  /** Selects the album or collection in which the content is played, since it counts the play, too. */
  readonly partOf?: SQLWrapper
  readonly listener: string
}

/**
 * Counts a play or a view, once per listener and period; returns the new number, or null when there is no such content.
 */
export async function addView(
  database: Database,
  { id, type, partOf, listener }: View,
  now: Date,
): Promise<number | null> {
  const first = firstPlay(database, id, listener, now)
  const views = sql`${contents.views} + ${oneIfFirst(first)}`
  const containerCount = database.$with('whole').as(
    database
      .update(contents)
      .set({ views })
      .where(sql`${contents.id} = ${partOf ?? sql`null`} and exists (select 1 from ${first})`)
      .returning({ id: contents.id }),
  )
  const [row] = await database
    .with(...(partOf === undefined ? [first] : [first, containerCount]))
    .update(contents)
    .set({ views })
    .where(isPublishedContent(id, type))
    .returning({ views: contents.views })
  return row?.views ?? null
}
