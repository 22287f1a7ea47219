import { and, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { cancelReasonRule } from '../../../../src/domain/civic/wishes/wish-acts'
import { parseText } from '../../../../src/domain/frame/shared/plain-text'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { asWritten } from '../../../kernel/shared/as-written'
import { carryOut } from '../../../kernel/cases/carry-out'
import { refuseBetweenBlocked } from '../../people/privacy/block-people'
import { endCommitment, takeCommitment } from '../commitments/commitments'
import { lockVolunteer } from '../volunteer-status/require-volunteer'
import { wishCase } from './wish-case'
import { wishClaims } from './wishes.schema'

/**
 * An approved volunteer claims a wish, within their limits; no more claims succeed than are wanted. `today` is
 * YYYY-MM-DD in the site's calendar.
 */
export async function claimWish(
  database: Database,
  userId: string,
  id: string,
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<void> {
  await database.transaction(async (outer) => {
    await takeCommitment(outer, { kind: 'wish', caseId: id, volunteerId: userId, at: now })
    await carryOut(outer, wishCase, {
      id,
      act: 'claim',
      role: 'volunteer',
      actorId: userId,
      at: now,
      also: async (transaction, wish) => {
        // The wish has expired, though the clean-up has not ended it yet.
        if (wish.wantedOn < today) throw new Refusal(errorCodes.stateRefuses, null, { state: 'expired' })
        await refuseBetweenBlocked(transaction, userId, wish.userId)
        await addClaim(transaction, { wishId: id, userId, at: now })
      },
    })
  })
}

async function addClaim(
  transaction: Transaction,
  { wishId, userId, at }: { readonly wishId: string; readonly userId: string; readonly at: Date },
): Promise<void> {
  const [claim] = await transaction
    .insert(wishClaims)
    .values({ wishId, userId, state: 'active', claimedAt: at })
    .onConflictDoUpdate({
      target: [wishClaims.wishId, wishClaims.userId],
      set: { state: 'active', claimedAt: at },
      setWhere: eq(wishClaims.state, 'cancelled'),
    })
    .returning({ wishId: wishClaims.wishId })
  if (claim !== undefined) return
  const ownClaim = await queriesOf(transaction).readOne(
    build
      .select({ state: wishClaims.state })
      .from(wishClaims)
      .where(and(eq(wishClaims.wishId, wishId), eq(wishClaims.userId, userId))),
  )
  throw new Refusal(errorCodes.stateRefuses, null, {
    state: ownClaim?.state === 'released' ? 'let-go' : 'claimed-by-me',
  })
}

/** A claimant cancels their claim, with a reason that may be ''. */
export async function cancelClaim(
  database: Database,
  userId: string,
  { id, text }: { readonly id: string; readonly text: string },
  now: Date,
): Promise<void> {
  const reason = parseText(text, cancelReasonRule)
  if (!reason.ok) throw invalid({ text: reason.reason })
  await database.transaction(async (outer) => {
    await lockVolunteer(outer, userId)
    await carryOut(outer, wishCase, {
      id,
      act: 'cancel',
      role: 'claimant',
      actorId: userId,
      at: now,
      text: asWritten(reason.value),
      also: async (transaction) => {
        await endOwnClaim(transaction, userId, id, 'cancelled')
        await endCommitment(transaction, {
          kind: 'wish',
          caseId: id,
          volunteerId: userId,
          outcome: 'returned',
          at: now,
        })
      },
    })
  })
}

/**
 * Ends a claim once the wish is locked, so that of two acts by the same claimant the second finds the claim already
 * ended.
 */
export async function endOwnClaim(
  transaction: Transaction,
  userId: string,
  wishId: string,
  state: 'cancelled' | 'finished',
): Promise<void> {
  const [claim] = await transaction
    .update(wishClaims)
    .set({ state })
    .where(and(eq(wishClaims.wishId, wishId), eq(wishClaims.userId, userId), eq(wishClaims.state, 'active')))
    .returning({ wishId: wishClaims.wishId })
  if (claim === undefined) throw new Refusal(errorCodes.notYours)
}
