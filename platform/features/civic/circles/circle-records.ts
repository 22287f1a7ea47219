import type { Transaction } from '../../../kernel/database/client'
import { randomId } from '../../../kernel/shared/random'
import { circleRecords } from './circles.schema'

/** Notes who did what in a circle, in the transaction of the act. */
export async function addRecord(
  transaction: Transaction,
  record: Omit<typeof circleRecords.$inferInsert, 'id'>,
): Promise<void> {
  await transaction.insert(circleRecords).values({ id: randomId('record'), ...record })
}
