import type { activities, activityMembers } from '../../../../features/civic/activities/activities.schema'
import { day } from '../../../city-day'
import { volunteerId } from '../wishes/demo-wish'

type Activity = typeof activities.$inferInsert
export type JoinedMember = typeof activityMembers.$inferInsert

export interface GeneratedActivity {
  readonly activity: Activity
  readonly members: readonly JoinedMember[]
  readonly scenes: readonly string[]
}

type Span = Pick<Activity, 'startsAt' | 'endsAt'>
const clash = (one: Span, other: Span): boolean => one.startsAt < other.endsAt && other.startsAt < one.endsAt

/**
 * Keeps everybody in one place at a time: an activity of the demo's volunteer that clashes with another of theirs is
 * held on the next free day away from now, and all others join only what they can come to.
 */
export function withoutClashes(demoActivities: readonly GeneratedActivity[], now: Date): GeneratedActivity[] {
  const kept = new Map<string, Span[]>()
  const isFree = (userId: string, span: Span) => !(kept.get(userId) ?? []).some((other) => clash(span, other))
  return demoActivities.map((generated) => {
    let { activity, members } = generated
    const isVolunteers = members.some(({ userId }) => userId === volunteerId)
    while (isVolunteers && !isFree(volunteerId, activity)) {
      const away = activity.startsAt < now ? -day : day
      ;({ activity, members } = movedBy(away, activity, members))
    }
    const coming = members.filter(({ userId }) => isFree(userId, activity))
    for (const { userId } of coming) kept.set(userId, [...(kept.get(userId) ?? []), activity])
    const missing = members.filter((member) => member.isWalkIn !== true && !coming.includes(member)).length
    return {
      ...generated,
      activity: { ...activity, placesLeft: (activity.placesLeft ?? 0) + missing },
      members: coming,
    }
  })
}

/** The activity and what its members did, some time later. */
function movedBy(milliseconds: number, activity: Activity, members: readonly JoinedMember[]) {
  const later = <Time extends Date | null | undefined>(time: Time) =>
    (time ? new Date(time.getTime() + milliseconds) : time) as Time
  return {
    activity: { ...activity, startsAt: later(activity.startsAt), endsAt: later(activity.endsAt) },
    members: members.map((member) => ({
      ...member,
      checkedInAt: later(member.checkedInAt),
      checkedOutAt: later(member.checkedOutAt),
      updatedAt: member.checkedOutAt ? later(member.updatedAt) : member.updatedAt,
    })),
  }
}
