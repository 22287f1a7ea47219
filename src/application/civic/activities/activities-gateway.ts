import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import type {
  Activity,
  ActivityCard,
  ActivityMember,
  OwnServiceRecord,
  ServiceSums,
} from '../../../domain/civic/activities/activity'
import type { LeaderActivityAct } from '../../../domain/civic/activities/activity-lifecycle'
import type { CheckInAct } from '../../../domain/frame/codes/check-in-act'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { CountedPageRequest, Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** Filters and order of the activities; '' means no filter. */
export interface ActivityFilters extends Readonly<Record<string, string>> {
  /** A state, or '' for the activities to come or under way. */
  readonly state: string
  readonly kind: string
  /** A period (`activityPeriods`) in which they take place. */
  readonly when: string
  /** '1' for those with places left. */
  readonly free: string
  /** The greatest distance in metres, of the nearest first. */
  readonly within: string
  /** 'near' for nearest first, once the position is known; 'time' otherwise. */
  readonly order: string
}

/** The lists of activities that a member joined. */
export const ownActivities = ['coming', 'over', 'left'] as const
export type OwnActivities = (typeof ownActivities)[number]

/** What a volunteer sends to check in or out: the code or the position, and the time. */
export interface SentCheckIn {
  readonly code: string | null
  readonly place: GeoPoint | null
  /**
   * When the volunteer checked in or out, in milliseconds since 1970 by the phone's own clock, for a check-in that
   * waited for a network; null means now.
   */
  readonly at: number | null
}

/**
 * Activities of volunteers. With a place, each has its distance. Every act returns the activity as it is afterwards.
 */
export interface ActivitiesGateway {
  list(
    filters: ActivityFilters,
    place: GeoPoint | null,
    request: CountedPageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<ActivityCard>>>
  ofVenue(venueId: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<ActivityCard>>>
  /** Activities of an organisation's teams, or at a station, to come or under way. */
  ofHome(homeId: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<ActivityCard>>>
  /** The team's activities that are over, or, with `over` false, those to come or under way. */
  ofTeam(
    teamId: string,
    over: boolean,
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<ActivityCard>>>
  /**
   * Activities that the member joined: for 'coming' the next first, for 'over' the latest first, and for 'left' the
   * activities that the member has left.
   */
  mine(which: OwnActivities, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<ActivityCard>>>
  activity(id: string, place: GeoPoint | null, signal?: CancelSignal): Promise<Outcome<Activity>>
  members(id: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<ActivityMember>>>
  /** @param shiftId the shift to join, where the activity has some; null otherwise */
  join(id: string, shiftId: string | null, key: string): Promise<Outcome<Activity>>
  leave(id: string): Promise<Outcome<Activity>>
  /** Calls the activity off or ends it, as the leader of its team. The reason is '' when the activity is ended. */
  performLeaderAct(act: LeaderActivityAct, id: string, reason: string, key: string): Promise<Outcome<Activity>>
  checkIn(act: CheckInAct, id: string, request: SentCheckIn): Promise<Outcome<Activity>>
  records(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<OwnServiceRecord>>>
  sums(signal?: CancelSignal): Promise<Outcome<ServiceSums>>
}
export const ActivitiesGateway = port<ActivitiesGateway>('ActivitiesGateway')
