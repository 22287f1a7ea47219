import { and, asc, count, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { checkLetGo } from '../../../../src/domain/civic/wishes/wish-acts'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { asWritten } from '../../../kernel/shared/as-written'
import { carryOut } from '../../../kernel/cases/carry-out'
import { officeReason } from '../../../kernel/cases/office-reason'
import { notifyConcerned } from '../../../kernel/cases/notify-concerned'
import { unlessRefused } from '../../../kernel/cases/unless-refused'
import { endCommitment } from '../commitments/commitments'
import { cancelClaim } from './claim-wish'
import { wishCase } from './wish-case'
import { wishLettingGo } from './wish-messages.words'
import { wishClaims, type wishes } from './wishes.schema'

/**
 * The wisher dismisses one of the claimants; only that claimant gets a message, and they cannot claim this wish again.
 */
export async function letClaimantGo(
  database: Database,
  userId: string,
  { id, claimantId, text }: { readonly id: string; readonly claimantId: string; readonly text: string },
  at: Date,
): Promise<void> {
  const reason = checkLetGo({ text })
  if (!reason.ok) throw invalid(reason.reason)
  await carryOut(database, wishCase, {
    id,
    act: 'letGo',
    role: 'wisher',
    actorId: userId,
    at,
    subjectId: claimantId,
    text: asWritten(reason.value.text),
    also: async (transaction, wish) => {
      await release(transaction, wish, { claimantId, by: 'letGo', actorId: userId, at })
    },
  })
}

/** The office ends a claim, with a reason that wisher and claimant read; that claimant cannot claim this wish again. */
export async function endClaimForOffice(
  database: Database,
  { id, claimantId, text }: { readonly id: string; readonly claimantId: string; readonly text: string },
  at: Date,
): Promise<void> {
  await carryOut(database, wishCase, {
    id,
    act: 'endClaim',
    role: 'operator',
    actorId: null,
    at,
    subjectId: claimantId,
    text: officeReason(text),
    also: async (transaction, wish) => {
      await release(transaction, wish, { claimantId, by: 'endClaim', actorId: null, at })
    },
  })
}

/** Ends the claim of one claimant. No other claimant gets a message. */
async function release(
  transaction: Transaction,
  wish: typeof wishes.$inferSelect,
  {
    claimantId,
    by: act,
    actorId,
    at,
  }: {
    readonly claimantId: string
    readonly by: 'letGo' | 'endClaim'
    readonly actorId: string | null
    readonly at: Date
  },
): Promise<void> {
  const { id } = wish
  const [claim] = await transaction
    .update(wishClaims)
    .set({ state: 'released' })
    .where(and(eq(wishClaims.wishId, id), eq(wishClaims.userId, claimantId), eq(wishClaims.state, 'active')))
    .returning({ userId: wishClaims.userId })
  if (claim === undefined) throw new Refusal(errorCodes.stateRefuses, null, { state: 'not-claimed' })
  await endCommitment(transaction, { kind: 'wish', caseId: id, volunteerId: claimantId, outcome: 'released', at })
  const recipient = { userId: claimantId, role: 'claimant' } as const
  await notifyConcerned(transaction, wishLettingGo, [recipient], wish, { id, act, actorId, at })
}

const isClaimedBy = (userId: string) => and(eq(wishClaims.userId, userId), eq(wishClaims.state, 'active'))

export async function countClaimed(database: Database, userId: string): Promise<number> {
  const claimed = build.select({ count: count() }).from(wishClaims).where(isClaimedBy(userId))
  return (await queriesOf(database).readValue(claimed)) ?? 0
}

/** Gives back every wish that somebody claimed, except those finished meanwhile; each wisher gets a message. */
export async function giveClaimsBack(transaction: Transaction, userId: string, at: Date): Promise<void> {
  const claimedWishes = await queriesOf(transaction).read(
    build.select({ id: wishClaims.wishId }).from(wishClaims).where(isClaimedBy(userId)).orderBy(asc(wishClaims.wishId)),
  )
  for (const { id } of claimedWishes) await unlessRefused(() => cancelClaim(transaction, userId, { id, text: '' }, at))
}
