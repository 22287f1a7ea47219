import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { teamNameKey } from '../../../../src/domain/civic/team-foundings/team-form'
import type { Transaction } from '../../../kernel/database/client'
import { invalid } from '../../../kernel/http/refusal'
import { teamNames } from './team-foundings.schema'
import { foldedText } from '../../../kernel/shared/simplified'

/** The form of a name in which teams are compared, in traditional characters or in simplified ones. */
export const keyOfName = (name: string): string => teamNameKey(foldedText(name))

/**
 * Keeps a name for a request, or for a team that has it at once; throws 400001 when somebody else has it or asks for it.
 * A unique key decides between two at the same moment.
 */
export async function claimName(
  transaction: Transaction,
  name: string,
  owner: { readonly foundingId: string } | { readonly teamId: string },
): Promise<void> {
  const key = keyOfName(name)
  // A name of signs alone cannot be told from others of its kind.
  if (key === '') throw invalid({ name: 'taken' })
  const isOwn = 'teamId' in owner ? eq(teamNames.teamId, owner.teamId) : eq(teamNames.foundingId, owner.foundingId)
  const [claimed] = await transaction
    .insert(teamNames)
    .values({ key, ...owner })
    .onConflictDoUpdate({ target: teamNames.key, set: { key }, setWhere: isOwn })
    .returning({ key: teamNames.key })
  if (claimed === undefined) throw invalid({ name: 'taken' })
}

/** Gives a name that a request kept to a team; the names that the team had before are free. */
export async function grantName(transaction: Transaction, foundingId: string, teamId: string): Promise<void> {
  await transaction
    .delete(teamNames)
    .where(and(eq(teamNames.teamId, teamId), sql`${teamNames.foundingId} is distinct from ${foundingId}`))
  await transaction.update(teamNames).set({ teamId, foundingId: null }).where(eq(teamNames.foundingId, foundingId))
}

/** Frees the name that a request kept. */
export async function freeName(transaction: Transaction, foundingId: string): Promise<void> {
  await transaction.delete(teamNames).where(and(isNotNull(teamNames.foundingId), eq(teamNames.foundingId, foundingId)))
}
