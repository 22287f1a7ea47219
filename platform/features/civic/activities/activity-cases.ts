import { unsaid } from '../../../kernel/shared/as-written'
import { refer } from '../../../kernel/messages/message-words'
import { and, eq, inArray } from 'drizzle-orm'
import { activityLifecycle, isPublicState } from '../../../../src/domain/civic/activities/activity-lifecycle'
import type {
  ActivityAct,
  ActivityRole,
  ActivityState,
} from '../../../../src/domain/civic/activities/activity-lifecycle'
import { memberLifecycle } from '../../../../src/domain/civic/activities/member-lifecycle'
import type { ActivityMemberState, MemberAct } from '../../../../src/domain/civic/activities/member-lifecycle'
import type { CaseKind } from '../../../kernel/cases/case-kind'
import { indexThings } from '../../frame/search-index/found-things'
import { teams } from '../teams/teams.schema'
import { foundActivities } from './activities.found'
import { activities, activityMembers } from './activities.schema'
import { activityMessages } from './activity-messages.words'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

/** Describes how acts on activities are performed. Check-ins and check-outs are acts on memberships (`memberCase`). */
export const activityCase: CaseKind<ActivityState, ActivityRole, ActivityAct, typeof activities> = {
  name: 'activity',
  lifecycle: activityLifecycle,
  table: activities,
  rule: () => undefined,
  isThere: (state, role) => isPublicState(state) || role === 'operator' || role === 'leader',
  withdrawal: {
    state: 'withdrawn',
    emptied: {
      ...{ title: unsaid, intro: unsaid, requirements: unsaid, pictures: [], cancelReason: null, shifts: [] },
      ...{ placeName: unsaid, latitude: 0, longitude: 0, code: null },
    },
  },
  recipients: async (database, { id, teamId }) => {
    const [team] =
      teamId === null
        ? []
        : await queriesOf(database).read(
            build.select({ leaderId: teams.leaderId }).from(teams).where(eq(teams.id, teamId)),
          )
    const members = await queriesOf(database).read(
      build
        .select({ userId: activityMembers.userId })
        .from(activityMembers)
        .where(and(eq(activityMembers.activityId, id), inArray(activityMembers.state, ['joined', 'checked-in']))),
    )
    return [
      ...members.map(({ userId }) => ({ userId, role: 'member' as const })),
      ...(team?.leaderId == null ? [] : [{ userId: team.leaderId, role: 'leader' as const }]),
    ]
  },
  follow: (transaction, { id }) => indexThings(transaction, foundActivities, [id]),
  messages: activityMessages,
  // Nobody but its leader sees a plan that the office has not approved.
  leadsTo: ({ id, state }) =>
    isPublicState(state)
      ? `/activities-details/${encodeURIComponent(id)}`
      : `/activity-plan?id=${encodeURIComponent(id)}`,
  params: ({ id }) => ({ title: refer('activity', id) }),
}

/** Describes how a member's own acts in an activity are performed: checking in and out. */
export const memberCase: CaseKind<ActivityMemberState, 'member', MemberAct, typeof activityMembers> = {
  name: 'activity-member',
  lifecycle: memberLifecycle,
  table: activityMembers,
  isPrivate: true,
  rule: (_role, actorId) => eq(activityMembers.userId, actorId ?? ''),
  isThere: () => true,
  recipients: async () => [],
  messages: {},
  leadsTo: ({ activityId }) => `/activities-details/${encodeURIComponent(activityId)}`,
  params: () => ({}),
}
