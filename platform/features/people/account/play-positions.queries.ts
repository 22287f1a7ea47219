import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { excluded } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { contents } from '../../../kernel/contents/contents.schema'
import { playPositions } from './account.schema'

export async function selectPosition(queries: Queries, userId: string, id: string) {
  const { seconds, updatedAt } = playPositions
  return await queries.readOne(
    build
      .select({ seconds, updated_at: updatedAt })
      .from(playPositions)
      .where(and(eq(playPositions.userId, userId), eq(playPositions.contentId, id))),
  )
}
export type PlayPositionRow = NonNullable<Awaited<ReturnType<typeof selectPosition>>>

/**
 * Stores a position, in one conditional write, unless a later position by the clock of its device is stored already. A
 * position of 0 (not played) never overwrites another. Null when there is no such content.
 */
export async function upsertPosition(
  database: Database,
  userId: string,
  id: string,
  type: number,
  seconds: number,
  updatedAt: Date,
): Promise<PlayPositionRow | null> {
  const newer = { seconds: excluded(playPositions.seconds), updatedAt: excluded(playPositions.updatedAt) }
  await database
    .insert(playPositions)
    .select(
      build
        .select({
          userId: sql<string>`${userId}`.as('user_id'),
          contentId: contents.id,
          seconds: sql<number>`${seconds}::double precision`.as('seconds'),
          updatedAt: sql<Date>`${updatedAt.toISOString()}::timestamptz`.as('updated_at'),
        })
        .from(contents)
        .where(and(eq(contents.id, id), eq(contents.type, type))),
    )
    .onConflictDoUpdate({
      target: [playPositions.userId, playPositions.contentId],
      set: newer,
      setWhere: and(lt(playPositions.updatedAt, newer.updatedAt), gt(newer.seconds, 0)),
    })
  return await selectPosition(queriesOf(database), userId, id)
}
