import { refer } from '../../../kernel/messages/message-words'
import { eq } from 'drizzle-orm'
import { membershipLifecycle } from '../../../../src/domain/civic/teams/membership-lifecycle'
import type {
  MembershipAct,
  MembershipRole,
  MembershipState,
} from '../../../../src/domain/civic/teams/membership-lifecycle'
import type { CaseKind } from '../../../kernel/cases/case-kind'
import { membershipMessages } from './membership-messages.words'
import { teamMembers, teams } from './teams.schema'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

export const membershipId = (teamId: string, userId: string): string => `${teamId}:${userId}`

/**
 * Describes how acts on memberships are performed. Whether the actor leads the team is checked once the membership is
 * locked (`membership-acts.ts`).
 */
export const membershipCase: CaseKind<MembershipState, MembershipRole, MembershipAct, typeof teamMembers> = {
  name: 'membership',
  lifecycle: membershipLifecycle,
  table: teamMembers,
  rule: (role, actorId) => (role === 'volunteer' ? eq(teamMembers.userId, actorId ?? '') : undefined),
  isThere: () => true,
  recipients: async (database, { teamId, userId }) => {
    const team = await queriesOf(database).readOne(
      build.select({ leaderId: teams.leaderId }).from(teams).where(eq(teams.id, teamId)),
    )
    const leaderId = team?.leaderId ?? null
    return [
      { userId, role: 'volunteer' },
      ...(leaderId === null ? [] : [{ userId: leaderId, role: 'leader' as const }]),
    ]
  },
  messages: membershipMessages,
  leadsTo: ({ teamId }, role) =>
    role === 'leader'
      ? `/team-managetab/${encodeURIComponent(teamId)}`
      : `/team-detail?id=${encodeURIComponent(teamId)}`,
  params: ({ teamId, userId }) => ({ team: refer('team', teamId), who: refer('member', userId) }),
}
