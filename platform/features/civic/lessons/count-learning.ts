import { and, eq, sql } from 'drizzle-orm'
import { secondsThatCount } from '../../../../src/domain/civic/lessons/learning-record'
import type { Transaction } from '../../../kernel/database/client'
import { excluded } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { siteToday } from '../../../kernel/site/site-today'
import { learningClocks, learningTimes } from './lessons.schema'

interface LearningSpan {
  readonly userId: string
  readonly classId: string
  readonly from: Date
  readonly until: Date
}

/**
 * Adds a span to a member's learning record. The clock of the member is locked, so that of two spans at the same time
 * one counts.
 */
export async function countLearning(transaction: Transaction, span: LearningSpan): Promise<void> {
  const { userId, classId, from, until } = span
  await transaction
    .insert(learningClocks)
    .values({ userId, countedUntil: new Date(0) })
    .onConflictDoNothing()
  const queries = queriesOf(transaction)
  const countedUntil = await queries.readValue(
    build
      .select({ countedUntil: learningClocks.countedUntil })
      .from(learningClocks)
      .where(eq(learningClocks.userId, userId))
      .for('update'),
  )
  const day = await siteToday(transaction, from)
  const today = await queries.readValue(
    build
      .select({ seconds: sql<number>`coalesce(sum(${learningTimes.seconds}), 0)::int` })
      .from(learningTimes)
      .where(and(eq(learningTimes.userId, userId), eq(learningTimes.day, day))),
  )
  const times = { from: from.getTime(), until: until.getTime() }
  const seconds = secondsThatCount(times, countedUntil?.getTime() ?? 0, today ?? 0)
  if (seconds === 0) return
  await transaction
    .insert(learningTimes)
    .values({ userId, day, classId, seconds })
    .onConflictDoUpdate({
      target: [learningTimes.userId, learningTimes.day, learningTimes.classId],
      set: { seconds: sql`${learningTimes.seconds} + ${excluded(learningTimes.seconds)}` },
    })
  await transaction.update(learningClocks).set({ countedUntil: until }).where(eq(learningClocks.userId, userId))
}
