import { and, eq, gte, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { MovementKind } from '../../../../src/domain/civic/wallet/wallet'
import type { Transaction } from '../../../kernel/database/client'
import type { Localised } from '../../../kernel/database/schema/localised'
import { Refusal } from '../../../kernel/http/refusal'
import { unsaid } from '../../../kernel/shared/as-written'
import { walletAccounts, walletMovements } from './wallet.schema'

export interface MoneyMovement {
  readonly userId: string
  readonly kind: MovementKind
  readonly subjectId: string
  readonly title?: Localised
  /** Integer cents; negative for money that leaves the wallet. */
  readonly cents: number
  readonly at: Date
}

/**
 * Writes a movement into the ledger and changes the balance by it, in the caller's transaction. Each reason moves money
 * only once; for a repeat the function changes nothing and returns false. Throws 409001 (`not-enough`) when the balance
 * is too low; the caller must then roll the transaction back.
 */
export async function moveMoney(transaction: Transaction, movement: MoneyMovement): Promise<boolean> {
  const { userId, cents, title = unsaid } = movement
  const [written] = await transaction
    .insert(walletMovements)
    .values({ ...movement, title })
    .onConflictDoNothing()
    .returning({ id: walletMovements.id })
  if (written === undefined) return false
  const balance = sql`${walletAccounts.balance} + ${cents}`
  if (cents >= 0) {
    await transaction
      .insert(walletAccounts)
      .values({ userId, balance: cents })
      .onConflictDoUpdate({ target: walletAccounts.userId, set: { balance } })
    return true
  }
  const [debited] = await transaction
    .update(walletAccounts)
    .set({ balance })
    .where(and(eq(walletAccounts.userId, userId), gte(walletAccounts.balance, -cents)))
    .returning({ userId: walletAccounts.userId })
  if (debited === undefined) throw new Refusal(errorCodes.stateRefuses, null, { state: 'not-enough' })
  return true
}
