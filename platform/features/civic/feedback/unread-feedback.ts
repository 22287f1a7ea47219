import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import type { WaitingSource } from '../../../kernel/messages/waiting-source'
import { feedback } from './feedback.schema'

/** Whether its author has not opened a feedback since it was answered. */
export const isUnread = ({ state, seenAt, updatedAt }: typeof feedback.$inferSelect): boolean =>
  state === 'answered' && (seenAt === null || seenAt < updatedAt)

/** The feedback of a member that was answered since they opened it. */
export const unreadFeedback: WaitingSource = {
  name: 'feedback',
  count: async (queries, userIds) => {
    const { userId, state, seenAt, updatedAt } = feedback
    const rows = await queries.read(
      build
        .select({ userId, count: sql<number>`count(*)::int` })
        .from(feedback)
        .where(and(isOneOf(userId, userIds), eq(state, 'answered'), or(isNull(seenAt), lt(seenAt, updatedAt))))
        .groupBy(userId),
    )
    return new Map(rows.flatMap((row) => (row.userId === null ? [] : [[row.userId, row.count]])))
  },
}
