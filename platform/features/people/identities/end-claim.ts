import { eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Localised } from '../../../kernel/database/schema/localised'
import { violatesUniqueKey } from '../../../kernel/database/unique-key'
import { Refusal } from '../../../kernel/http/refusal'
import { carryOut } from '../../../kernel/cases/carry-out'
import { officeReason } from '../../../kernel/cases/office-reason'
import { users } from '../../../kernel/members/members.schema'
import { identities } from './identities.schema'
import { claimCase, identityCase, type VisibleClaim } from './identity-case'

/**
 * Accepts a claim. From then on the number belongs to this member. Of two claims to the same number, the unique key
 * lets only one through; for the other, 409001 with the state `taken` is thrown.
 */
export async function verifyClaim(
  database: Database,
  claim: VisibleClaim,
  role: 'verifier' | 'operator',
  at: Date,
): Promise<void> {
  try {
    await carryOut(database, claimCase(claim), {
      id: claim.id,
      act: 'verify',
      role,
      actorId: null,
      at,
      set: { checkedAt: at, askAt: null, finding: null },
      also: (transaction) => markUser(transaction, claim.id, true),
    })
  } catch (error) {
    if (violatesUniqueKey(error)) throw new Refusal(errorCodes.stateRefuses, null, { state: 'taken' })
    throw error
  }
}

const emptiedColumns = { name: null, card: null, cardMark: null, checkedAt: null, askAt: null, finding: null } as const

/** Refuses a claim. Name and number are deleted. The member reads the reason, and may send another claim. */
export async function refuseClaim(
  database: Database,
  claim: VisibleClaim,
  role: 'verifier' | 'operator',
  text: Localised,
  at: Date,
): Promise<void> {
  const act = { id: claim.id, act: 'refuse', role, actorId: null, at } as const
  await carryOut(database, claimCase(claim), { ...act, text, set: emptiedColumns })
}

/** The office revokes what was verified for the wrong person, so that the number is free for its owner. */
export async function releaseNumber(database: Database, id: string, reason: string, at: Date): Promise<void> {
  await carryOut(database, identityCase, {
    id,
    act: 'release',
    role: 'operator',
    actorId: null,
    at,
    text: officeReason(reason),
    set: emptiedColumns,
    also: (transaction) => markUser(transaction, id, false),
  })
}

/**
 * Selects the claim that the office saw, by its reference, and never a claim that the member has sent since. Throws
 * 403001 when the claim is gone.
 */
export async function seenClaim(database: Database, reference: string): Promise<VisibleClaim> {
  const row = await queriesOf(database).readOne(
    build
      .select({ id: identities.id, reference: identities.reference })
      .from(identities)
      .where(eq(identities.reference, reference)),
  )
  if (row === null) throw new Refusal(errorCodes.gone)
  return row
}

/** Stores on the account whether the real name is verified, so that an answer about the user needs no claim. */
async function markUser(database: Database, id: string, realNameVerified: boolean): Promise<void> {
  await database.update(users).set({ realNameVerified }).where(eq(users.id, id))
}
