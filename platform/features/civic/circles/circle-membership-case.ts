import { and, eq, ne, sql } from 'drizzle-orm'
import {
  circleMembershipLifecycle,
  type CircleMembershipAct,
  type CircleMembershipState,
  type CircleRole,
} from '../../../../src/domain/civic/circles/circle-membership'
import type { CaseKind } from '../../../kernel/cases/case-kind'
import { audienceMembers } from '../../../kernel/contents/audience.schema'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { refer } from '../../../kernel/messages/message-words'
import { asWritten } from '../../../kernel/shared/as-written'
import { circleMembershipMessages } from './circle-messages.words'
import { circleMembers, circles } from './circles.schema'

export type CircleMemberRow = typeof circleMembers.$inferSelect

export const circleMembershipId = (circleId: string, userId: string): string => `${circleId}:${userId}`

/**
 * Describes how acts on memberships of circles are performed. Whether the actor leads the circle is checked once the
 * membership is locked (`lead-circle.ts`).
 */
export const circleMembershipCase: CaseKind<
  CircleMembershipState,
  CircleRole,
  CircleMembershipAct,
  typeof circleMembers
> = {
  name: 'circle-membership',
  lifecycle: circleMembershipLifecycle,
  table: circleMembers,
  rule: (role, actorId) => {
    switch (role) {
      case 'person':
        return eq(circleMembers.userId, actorId ?? '')
      case 'moderator':
        return eq(circleMembers.rank, 'member')
      case 'owner':
      case 'operator':
        return ne(circleMembers.rank, 'owner')
    }
  },
  isThere: () => true,
  recipients: async (database, { circleId, userId }) => [
    { userId, role: 'person' },
    ...(await selectLeaders(database, circleId)).map((leaderId) => ({ userId: leaderId, role: 'moderator' as const })),
  ],
  messages: circleMembershipMessages,
  leadsTo: ({ circleId }, role) =>
    role === 'moderator'
      ? `/group-manage/${encodeURIComponent(circleId)}?tab=pending`
      : `/group-detail/${encodeURIComponent(circleId)}`,
  follow: keepAudience,
  params: ({ circleId, userId, reason }) => ({
    circle: refer('circle', circleId),
    who: refer('member', userId),
    reason: asWritten(reason),
  }),
}

/** Selects the people who lead a circle and want to hear of it. */
async function selectLeaders(database: Database, circleId: string): Promise<readonly string[]> {
  return await queriesOf(database).readColumn(
    build
      .select({ userId: circleMembers.userId })
      .from(circleMembers)
      .where(
        and(eq(circleMembers.circleId, circleId), ne(circleMembers.rank, 'member'), eq(circleMembers.isSilent, false)),
      ),
  )
}

/** Keeps the audience of the circle's posts as the membership says, in its transaction. */
export async function keepAudience(
  transaction: Transaction,
  { circleId, userId, state, mutedUntil }: Pick<CircleMemberRow, 'circleId' | 'userId' | 'state' | 'mutedUntil'>,
): Promise<void> {
  const isMember = state === 'member'
  // Leaving does not end that somebody is muted.
  if (!isMember && state !== 'removed' && mutedUntil === null) {
    const { audience } = audienceMembers
    await transaction.delete(audienceMembers).where(and(eq(audience, circleId), eq(audienceMembers.userId, userId)))
    return
  }
  const change = { isMember, mutedUntil: state === 'removed' ? null : mutedUntil }
  await transaction
    .insert(audienceMembers)
    .values({ audience: circleId, userId, ...change })
    .onConflictDoUpdate({ target: [audienceMembers.audience, audienceMembers.userId], set: change })
}

/** Changes how many members a circle has. */
export async function countMembers(transaction: Transaction, circleId: string, by: number): Promise<void> {
  if (by === 0) return
  await transaction
    .update(circles)
    .set({ members: sql`${circles.members} + ${by}` })
    .where(eq(circles.id, circleId))
}
