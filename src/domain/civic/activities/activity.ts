import type { Person } from '../../frame/cases/case-step'
import type { PublicActivityState } from './activity-lifecycle'
import type { ActivityMemberState, MemberAct } from './member-lifecycle'
import type { OwnShift, Shift } from './shift'
import type { CountedTime, ServiceDecision } from './service-lifecycle'

export const activityKinds = ['company', 'environment', 'learning', 'health', 'traffic', 'culture', 'safety'] as const
export type ActivityKind = (typeof activityKinds)[number]

/** Days of the city's calendar within which a visitor looks for activities; the week is today and the six days after. */
export const activityPeriods = ['today', 'weekend', 'week'] as const
export type ActivityPeriod = (typeof activityPeriods)[number]

/**
 * The days of a period, counted from today: its first, and the first after it. At the weekend, `weekend` is what is left
 * of it.
 * @param weekday today's; Sunday is 0
 */
export function daysOfPeriod(
  period: ActivityPeriod,
  weekday: number,
): { readonly from: number; readonly until: number } {
  if (period !== 'weekend') return { from: 0, until: period === 'today' ? 1 : 7 }
  const monday = ((7 - weekday) % 7) + 1
  return { from: Math.max(0, monday - 2), until: monday }
}

/** An activity of volunteers, as lists show it. */
export interface ActivityCard {
  readonly id: string
  readonly kind: ActivityKind
  readonly title: string
  readonly cover: string | null
  readonly state: PublicActivityState
  /** Milliseconds since 1970. */
  readonly startsAt: number
  readonly endsAt: number
  readonly place: { readonly name: string; readonly latitude: number; readonly longitude: number }
  /** Metres from the visitor; null when no position was given. */
  readonly distance: number | null
  readonly places: number
  readonly placesLeft: number
  /** The state of the member's participation; null when they have not joined. */
  readonly mine: ActivityMemberState | null
  /** The shift that the member joined; null without one. */
  readonly myShift: OwnShift | null
}

export interface ActivityMember extends Person {
  readonly joinedAt: number
  /** The state of this member; null for everybody but the team's leader. */
  readonly state: ActivityMemberState | null
}

export interface Activity extends ActivityCard {
  readonly intro: string
  readonly pictures: readonly string[]
  /** What a volunteer has to bring or be able to do; '' for nothing. */
  readonly requirements: string
  readonly enrolsAt: number
  /** When enrolment closes; null when it stays open until the activity begins. */
  readonly enrolsUntil: number | null
  readonly venue: { readonly id: string; readonly name: string } | null
  readonly team: { readonly id: string; readonly name: string } | null
  /** The project that the activity belongs to. */
  readonly project: { readonly id: string; readonly name: string } | null
  /** Metres within which a position is enough to check in; null when the code is required. */
  readonly radius: number | null
  readonly takesCode: boolean
  /** The activity's own code, which volunteers type in; null for everybody but the team's leader. */
  readonly ownCode: string | null
  /** The first five members; the list of members has all of them. */
  readonly members: readonly ActivityMember[]
  /** When the member checked in; null before. */
  readonly checkedInAt: number | null
  /** When the member checked out; null before. */
  readonly checkedOutAt: number | null
  /** The member's own period at the activity, and whether it counts; null until they check in. */
  readonly service: OwnService | null
  /** Whether the member leads the activity's team. */
  readonly isLeader: boolean
  /** How many of the members who joined have come; null for everybody but the team's leader. */
  readonly attendance: { readonly came: number; readonly joined: number } | null
  /** The shifts, of which a volunteer joins one; none for most activities. */
  readonly shifts: readonly Shift[]
  readonly acts: readonly MemberAct[]
  /** Why the activity was cancelled; '' when it was not. */
  readonly cancelReason: string
}

/** A member's own period at an activity. */
export interface OwnService extends CountedTime {
  /** Why the period was corrected or refused; '' when it was neither. */
  readonly reason: string
}

/** One of the member's own periods of service, with the decisions about it, oldest first. */
export interface DecidedService extends OwnService {
  readonly decisions: readonly {
    readonly act: ServiceDecision
    /** The person who decided; null for the office. */
    readonly by: Person | null
    readonly at: number
    readonly text: string
  }[]
}

/** A record of the member's own service; `service` is null for a record that has no time of its own. */
export interface OwnServiceRecord extends ServiceRecord {
  readonly service: DecidedService | null
}

/** One record of service. */
export interface ServiceRecord {
  readonly activityId: string
  readonly title: string
  readonly minutes: number
  readonly endedAt: number
}

export interface ServiceSums {
  readonly minutes: number
  readonly times: number
  readonly minutesThisYear: number
  readonly minutesThisMonth: number
}
