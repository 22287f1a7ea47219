import { sql } from 'drizzle-orm'
import type { DeletionBlock } from '../../../../src/domain/people/own-data/own-data'
import type { Database, Transaction } from '../../../kernel/database/client'
import { messages } from '../../../kernel/messages/messages.schema'
import { selectLed } from './leave-teams'

/** A leader hands their team over before their account is deleted. */
export async function teamsThatBlock(database: Database, userId: string): Promise<readonly DeletionBlock[]> {
  return (await selectLed(database, userId)).length > 0 ? ['leads-team'] : []
}

/** Removes what the leaders of teams were told of a member, since it has the member's nickname. */
export async function forgetTeamMessages(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(messages).where(sql`${messages.params} ->> 'id' like ${`%:${userId}`}`)
}
