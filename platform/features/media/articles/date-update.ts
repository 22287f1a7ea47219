import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { articleDetails } from './articles.schema'

/** Says that an article changed at a time, unless it did later. */
export async function dateUpdate(database: Database, id: string, at: Date): Promise<void> {
  const { contentId, updatedAt } = articleDetails
  await database
    .update(articleDetails)
    .set({ updatedAt: at })
    .where(and(eq(contentId, id), or(isNull(updatedAt), lt(updatedAt, at))))
}
