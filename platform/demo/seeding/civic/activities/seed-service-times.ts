import type {
  ServiceAct,
  ServiceDoubt,
  ServiceState,
} from '../../../../../src/domain/civic/activities/service-lifecycle'
import type { activities, activityMembers, serviceTimes } from '../../../../features/civic/activities/activities.schema'
import { serviceCase, serviceId } from '../../../../features/civic/activities/service-case'
import type { caseSteps } from '../../../../kernel/cases/cases.schema'
import type { Localised } from '../../../../kernel/database/schema/localised'
import { unsaid } from '../../../../kernel/shared/as-written'
import { bilingual } from '../../../text'
import { hour } from '../../../city-day'

interface MemberStanding {
  readonly state: ServiceState
  readonly doubt: ServiceDoubt | null
  readonly act?: ServiceAct
  readonly text?: Localised
}

const believed: MemberStanding = { state: 'confirmed', doubt: null }
const leftEarly = bilingual(
  '提前一小时离开，按实际时间记录。',
  'You left an hour early, so the actual time was recorded.',
)
const notThere = bilingual(
  '当天没有到场，请核对是不是报错了活动。',
  'You weren’t there that day. Please check whether you meant another activity.',
)

/** What was decided about the times of yesterday's activity, for its members in the order in which they joined. */
const standings: readonly MemberStanding[] = [
  { state: 'waiting', doubt: 'own' },
  { state: 'waiting', doubt: 'late' },
  { state: 'waiting', doubt: 'forgotten' },
  { state: 'corrected', doubt: 'forgotten', act: 'correct', text: leftEarly },
  believed,
  { state: 'refused', doubt: 'late', act: 'refuse', text: notThere },
  { state: 'waiting', doubt: 'code' },
]

/** The states of the demo volunteer's own times in other activities, by the activity's id. */
const ownStandings: Readonly<Record<string, MemberStanding>> = {
  'activity-026': { state: 'corrected', doubt: 'late', act: 'correct', text: leftEarly },
  'activity-035': { state: 'refused', doubt: 'late', act: 'refuse', text: notThere },
  'activity-038': { state: 'waiting', doubt: 'forgotten' },
}

interface GeneratedServiceTime {
  readonly time: typeof serviceTimes.$inferInsert
  readonly steps: readonly (typeof caseSteps.$inferInsert)[]
}

/** The times of the members of an activity, and who decided on them. */
export function demoServiceTimes(
  activity: typeof activities.$inferInsert,
  members: readonly (typeof activityMembers.$inferInsert)[],
): readonly GeneratedServiceTime[] {
  const isLed = activity.teamId === 'team-01'
  return members.flatMap(({ userId, checkedInAt, checkedOutAt, isWalkIn = false }, index) => {
    if (!checkedInAt) return []
    const own = userId === 'user-volunteer' ? ownStandings[activity.id] : undefined
    const { state, doubt, act, text }: MemberStanding = !checkedOutAt
      ? // In the activity of the volunteer's own team, one time arrived late, from a phone without a network.
        { state: 'open', doubt: isLed && index === 1 ? 'late' : null }
      : (own ?? (isLed && !isWalkIn ? (standings[index] ?? believed) : believed))
    const cut = act === 'correct' ? hour : 0
    const commonColumns = { kind: serviceCase.name, caseId: serviceId(activity.id, userId), pictures: [] }
    const checkInStep = {
      ...commonColumns,
      act: 'begin',
      state: 'open',
      role: 'member',
      actorId: userId,
      text: unsaid,
      at: checkedInAt,
    }
    const decidingStep =
      act === undefined
        ? []
        : [
            {
              ...commonColumns,
              ...{ act, state, text: text ?? unsaid, at: new Date(activity.endsAt.getTime() + 3 * hour) },
              ...(isLed ? { role: 'leader', actorId: 'user-volunteer' } : { role: 'operator', actorId: null }),
            },
          ]
    return {
      time: {
        ...{ activityId: activity.id, userId, state, doubt, fromAt: checkedInAt },
        untilAt: checkedOutAt ? new Date(checkedOutAt.getTime() - cut) : null,
        updatedAt: checkedOutAt ?? checkedInAt,
      },
      steps: [checkInStep, ...decidingStep],
    }
  })
}
