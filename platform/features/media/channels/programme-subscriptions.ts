import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { follows } from '../../participation/reactions/reactions.schema'

const isOf = (userId: string, programmeId: string) =>
  and(eq(follows.userId, userId), eq(follows.kind, 'programme'), eq(follows.targetId, programmeId))

export async function isSubscribed(queries: Queries, userId: string, programmeId: string): Promise<boolean> {
  const row = await queries.readOne(
    build.select({ id: follows.targetId }).from(follows).where(isOf(userId, programmeId)),
  )
  return row !== null
}

/**
 * Notes the latest broadcast that a member played of a programme that they subscribe to. What is still to come cannot
 * have been heard. Returns whether they subscribe to it.
 */
export async function noteHeard(
  database: Database,
  userId: string,
  programmeId: string,
  startsAt: Date,
  now: Date,
): Promise<boolean> {
  const heardAt = new Date(Math.min(startsAt.getTime(), now.getTime())).toISOString()
  const changed = await database
    .update(follows)
    .set({ seenAt: sql`greatest(${follows.seenAt}, ${heardAt}::timestamptz)` })
    .where(isOf(userId, programmeId))
    .returning({ id: follows.targetId })
  return changed.length > 0
}
