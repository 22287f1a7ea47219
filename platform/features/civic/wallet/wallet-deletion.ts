import { and, eq, gt, inArray } from 'drizzle-orm'
import type { DeletionBlock } from '../../../../src/domain/people/own-data/own-data'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { cashOuts, walletAccounts } from './wallet.schema'

/** Money is cashed out before an account is deleted, and arrives first. */
export async function moneyThatBlocks(database: Database, userId: string): Promise<readonly DeletionBlock[]> {
  const queries = queriesOf(database)
  const account = await queries.readOne(
    build
      .select({ userId: walletAccounts.userId })
      .from(walletAccounts)
      .where(and(eq(walletAccounts.userId, userId), gt(walletAccounts.balance, 0))),
  )
  const cashOut = await queries.readOne(
    build
      .select({ id: cashOuts.id })
      .from(cashOuts)
      .where(and(eq(cashOuts.userId, userId), inArray(cashOuts.state, ['pending', 'paying'])))
      .limit(1),
  )
  return [...(account === null ? [] : (['balance'] as const)), ...(cashOut === null ? [] : (['cash-out'] as const))]
}
