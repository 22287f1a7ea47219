import { eq, inArray } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Transaction } from '../../../kernel/database/client'
import { lockRows } from '../../../kernel/database/lock-rows'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { users } from '../../../kernel/members/members.schema'
import { activities } from './activities.schema'

/**
 * Locks the activity, so that it is neither called off nor ended until the transaction is over. Activities are locked
 * before people.
 */
export async function lockActivity(transaction: Transaction, id: string): Promise<typeof activities.$inferSelect> {
  const activity = await queriesOf(transaction).readOne(
    build.select().from(activities).where(eq(activities.id, id)).for('share'),
  )
  if (activity === null) throw new Refusal(errorCodes.gone)
  return activity
}

/**
 * Locks people until the transaction ends, always in the same order. All changes of a volunteer's periods of service
 * therefore run one after the other, so that nothing counts twice, and nobody is in two places.
 */
export async function lockPeople(transaction: Transaction, userIds: readonly string[]): Promise<void> {
  await lockRows(transaction, users, inArray(users.id, [...userIds]))
}
