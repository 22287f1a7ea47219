import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { excluded } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { collectionItems } from '../videos/videos.schema'
import { lastEpisodes } from './collections.schema'

export async function selectLastEpisode(queries: Queries, userId: string, collectionId: string) {
  const { contentId, updatedAt } = lastEpisodes
  return await queries.readOne(
    build
      .select({ video_id: contentId, updated_at: updatedAt })
      .from(lastEpisodes)
      .where(and(eq(lastEpisodes.userId, userId), eq(lastEpisodes.collectionId, collectionId))),
  )
}
type LastEpisodeRow = NonNullable<Awaited<ReturnType<typeof selectLastEpisode>>>

/**
 * Stores the episode of a collection that a member watched last, by the device's clock, in one conditional write. A
 * clock that runs ahead is reduced to the present. Null when the collection has no such episode and nothing is stored
 * yet.
 */
export async function upsertLastEpisode(
  database: Database,
  userId: string,
  collectionId: string,
  { videoId, at }: { readonly videoId: string; readonly at: Date },
  now: Date,
): Promise<LastEpisodeRow | null> {
  const newer = { contentId: excluded(lastEpisodes.contentId), updatedAt: excluded(lastEpisodes.updatedAt) }
  await database
    .insert(lastEpisodes)
    .select(
      build
        .select({
          userId: sql<string>`${userId}`.as('user_id'),
          collectionId: collectionItems.collectionId,
          contentId: collectionItems.contentId,
          updatedAt: sql<Date>`${(at > now ? now : at).toISOString()}::timestamptz`.as('updated_at'),
        })
        .from(collectionItems)
        .where(and(eq(collectionItems.collectionId, collectionId), eq(collectionItems.contentId, videoId))),
    )
    .onConflictDoUpdate({
      target: [lastEpisodes.userId, lastEpisodes.collectionId],
      set: newer,
      setWhere: lt(lastEpisodes.updatedAt, newer.updatedAt),
    })
  return await selectLastEpisode(queriesOf(database), userId, collectionId)
}
