import type { Person } from '../../frame/cases/case-step'
import type { PublicActivityState } from './activity-lifecycle'
import type { ActivityMemberState, MemberAct } from './member-lifecycle'
import type { ServiceDecision, ServiceTime } from './service-lifecycle'

export const activityKinds = ['company', 'environment', 'learning', 'health', 'traffic', 'culture', 'safety'] as const
export type ActivityKind = (typeof activityKinds)[number]

/** An activity of volunteers in lists. */
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
  /** Metres; null when no position was given. */
  readonly distance: number | null
  readonly places: number
  readonly placesLeft: number
  /** How far the member is; null when they have not joined. */
  readonly mine: ActivityMemberState | null
}

export interface ActivityMember extends Person {
  readonly joinedAt: number
  /** How far they are; null for everybody but the leader of the team. */
  readonly state: ActivityMemberState | null
}

export interface Activity extends ActivityCard {
  readonly intro: string
  readonly pictures: readonly string[]
  readonly enrolsAt: number
  readonly venue: { readonly id: string; readonly name: string } | null
  readonly team: { readonly id: string; readonly name: string } | null
  /** The project that it belongs to. */
  readonly project: { readonly id: string; readonly name: string } | null
  /** Metres within which a position is enough to check in; null when the code is needed. */
  readonly radius: number | null
  readonly takesCode: boolean
  /** The first five; all of them by the list of members. */
  readonly members: readonly ActivityMember[]
  /** The member's own times; null until then. */
  readonly checkedInAt: number | null
  readonly checkedOutAt: number | null
  /** The member's own time, and whether it counts; null until they check in. */
  readonly service: OwnService | null
  /** Whether the member leads its team. */
  readonly leads: boolean
  /** How many of those who joined have come, for the leader; null for everybody else. */
  readonly attendance: { readonly came: number; readonly joined: number } | null
  readonly acts: readonly MemberAct[]
  /** Why it was cancelled; '' when it was not. */
  readonly cancelReason: string
}

/** A member's own time in an activity. */
export interface OwnService extends ServiceTime {
  /** What counts of it. */
  readonly minutes: number
  /** Why it was corrected or refused; '' otherwise. */
  readonly reason: string
}

/** How one of the member's own times stands, and who decided on it, oldest first. */
export interface DecidedService extends OwnService {
  readonly decisions: readonly {
    readonly act: ServiceDecision
    /** Null for the office. */
    readonly by: Person | null
    readonly at: number
    readonly text: string
  }[]
}

/** One of the member's own; service of before has no time of its own. */
export interface OwnServiceRecord extends ServiceRecord {
  readonly service: DecidedService | null
}

/** One time of service. */
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
