import { and, eq, sql } from 'drizzle-orm'
import { countOf } from '../../../kernel/database/expressions'
import type { Database, Transaction } from '../../../kernel/database/client'
import { carryOut } from '../../../kernel/cases/carry-out'
import { endCommitment } from '../commitments/commitments'
import { withdrawMemberContent } from '../../frame/publishing/withdraw-member-content'
import { wishCase } from './wish-case'
import { wishClaims, wishes } from './wishes.schema'

/**
 * The wisher withdraws a wish. If it has several places, some may have been claimed already; these claimants get a
 * message.
 */
export async function withdrawWish(database: Database, userId: string, id: string, now: Date): Promise<void> {
  await carryOut(database, wishCase, {
    id,
    act: 'withdraw',
    role: 'wisher',
    actorId: userId,
    at: now,
    also: (transaction, wish) => closeWish(transaction, wish, now),
  })
}

/** Removes a wish from public view and ends its claims; call it with the wish locked. */
export async function closeWish(
  transaction: Transaction,
  { id, userId }: typeof wishes.$inferSelect,
  at: Date,
): Promise<void> {
  await transaction
    .update(wishClaims)
    .set({ state: 'cancelled' })
    .where(and(eq(wishClaims.wishId, id), eq(wishClaims.state, 'active')))
  await transaction
    .update(wishes)
    .set({
      placesLeft: sql`${wishes.wanted} - ${countOf(wishClaims, and(eq(wishClaims.wishId, id), eq(wishClaims.state, 'finished')))}`,
    })
    .where(eq(wishes.id, id))
  await endCommitment(transaction, { kind: 'wish', caseId: id, outcome: 'released', at })
  await withdrawMemberContent(transaction, { id, kind: wishCase.name, authorId: userId })
}
