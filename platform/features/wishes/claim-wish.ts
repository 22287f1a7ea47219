import { and, eq } from 'drizzle-orm'
import { errorCodes } from '../../../contract/envelope'
import { cancelReasonRule } from '../../../src/domain/wishes/wish-acts'
import { parseText } from '../../../src/domain/shared/plain-text'
import type { Database } from '../../database/client'
import { invalid, Refusal } from '../../http/refusal'
import { written } from '../../shared/written'
import { carryOut } from '../cases/carry-out'
import { wishCase } from './wish-case'
import { wishClaims } from './wishes.schema'

/** Claims a wish: as many claims succeed as are wanted. `today` is YYYY-MM-DD in the site's calendar. */
export async function claimWish(
  database: Database,
  userId: string,
  id: string,
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<void> {
  await carryOut(database, wishCase, {
    id,
    act: 'claim',
    role: 'volunteer',
    actorId: userId,
    at: now,
    also: async (transaction, wish) => {
      // Expired, though the clean-up has not ended it yet.
      if (wish.wantedOn < today) throw new Refusal(errorCodes.stateRefuses, null, { state: 'expired' })
      const [claim] = await transaction
        .insert(wishClaims)
        .values({ wishId: id, userId, state: 'active', claimedAt: now })
        .onConflictDoUpdate({
          target: [wishClaims.wishId, wishClaims.userId],
          set: { state: 'active', claimedAt: now },
          setWhere: eq(wishClaims.state, 'cancelled'),
        })
        .returning({ wishId: wishClaims.wishId })
      if (claim === undefined) throw new Refusal(errorCodes.stateRefuses, null, { state: 'claimed-by-me' })
    },
  })
}

/** Cancels a claim, with a reason that may be ''. */
export async function cancelClaim(
  database: Database,
  userId: string,
  { id, text }: { readonly id: string; readonly text: string },
  now: Date,
): Promise<void> {
  const reason = parseText(text, cancelReasonRule)
  if (!reason.ok) throw invalid({ text: reason.reason })
  await carryOut(database, wishCase, {
    id,
    act: 'cancel',
    role: 'claimant',
    actorId: userId,
    at: now,
    text: written(reason.value),
    also: (transaction) => endOwnClaim(transaction, userId, id, 'cancelled'),
  })
}

/** Runs after the wish is locked, so that of two acts by the same claimant the second finds the claim already ended. */
export async function endOwnClaim(
  transaction: Database,
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
