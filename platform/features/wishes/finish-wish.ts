import { and, eq } from 'drizzle-orm'
import { checkEvaluation, checkFinish } from '../../../src/domain/wishes/wish-acts'
import type { Database } from '../../database/client'
import { invalid } from '../../http/refusal'
import { written } from '../../shared/written'
import { carryOut } from '../cases/carry-out'
import { endCommitment } from '../commitments/commitments'
import { ownPictures } from '../uploads/own-pictures'
import { endOwnClaim } from './claim-wish'
import { wishCase } from './wish-case'
import { wishClaims } from './wishes.schema'

/** A claimant reports that the help was given, on behalf of all claimants. */
export async function finishWish(
  database: Database,
  userId: string,
  { id, ...form }: { readonly id: string; readonly text: string; readonly pictures: readonly string[] },
  now: Date,
): Promise<void> {
  const checked = checkFinish(form)
  if (!checked.ok) throw invalid(checked.reason)
  const pictures = await ownPictures(database, userId, checked.value.pictures)
  await carryOut(database, wishCase, {
    id,
    act: 'finish',
    role: 'claimant',
    actorId: userId,
    at: now,
    text: written(checked.value.text),
    pictures,
    also: async (transaction) => {
      await endOwnClaim(transaction, userId, id, 'finished')
      await transaction
        .update(wishClaims)
        .set({ state: 'finished' })
        .where(and(eq(wishClaims.wishId, id), eq(wishClaims.state, 'active')))
      await endCommitment(transaction, { kind: 'wish', caseId: id, ended: 'done', at: now })
    },
  })
}

/** The wisher evaluates the help. */
export async function evaluateWish(
  database: Database,
  userId: string,
  { id, ...form }: { readonly id: string; readonly stars: number; readonly text: string },
  now: Date,
): Promise<void> {
  const checked = checkEvaluation(form)
  if (!checked.ok) throw invalid(checked.reason)
  const { stars, text } = checked.value
  await carryOut(database, wishCase, {
    id,
    act: 'evaluate',
    role: 'wisher',
    actorId: userId,
    at: now,
    text: written(text),
    set: { stars, evaluation: written(text) },
  })
}
