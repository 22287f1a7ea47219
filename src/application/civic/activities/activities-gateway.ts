import type {
  Activity,
  ActivityCard,
  ActivityMember,
  OwnServiceRecord,
  ServiceSums,
} from '../../../domain/civic/activities/activity'
import type { LeaderActivityAct } from '../../../domain/civic/activities/activity-lifecycle'
import type { SignAct } from '../../../domain/frame/codes/sign-act'
import type { Place } from '../../frame/places/position'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** Filters and order of the activities; '' means no filter. */
export interface ActivityFilters extends Readonly<Record<string, string>> {
  /** '' for what is to come or under way. */
  readonly state: string
  readonly kind: string
  /** 'near' for the nearest first, once the position is known; 'time' otherwise. */
  readonly order: string
}

/** Which of the activities that a member joined. */
export const ownActivities = ['coming', 'over', 'left'] as const
export type OwnActivities = (typeof ownActivities)[number]

/** What a volunteer shows in proof of being there, and when. */
export interface SentSign {
  readonly code: string | null
  readonly place: Place | null
  /** The phone's own time, for one that waited for a network; null: now. */
  readonly at: number | null
}

/** Activities of volunteers; with a place, each has its distance. Every act returns the activity afterwards. */
export interface ActivitiesGateway {
  list(
    filters: ActivityFilters,
    place: Place | null,
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<ActivityCard>>>
  ofVenue(venueId: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<ActivityCard>>>
  /** Of the teams of an organisation, or at a station: those to come or under way. */
  ofHome(homeId: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<ActivityCard>>>
  /** Of a team: those that are over, or those to come or under way. */
  ofTeam(
    teamId: string,
    over: boolean,
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<ActivityCard>>>
  /** Those that the member joined: the next first, those that are over with the latest first, or those they left. */
  mine(which: OwnActivities, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<ActivityCard>>>
  activity(id: string, place: Place | null, signal?: CancelSignal): Promise<Outcome<Activity>>
  members(id: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<ActivityMember>>>
  join(id: string, key: string): Promise<Outcome<Activity>>
  leave(id: string): Promise<Outcome<Activity>>
  /** By the leader of its team; the reason is '' for an end. */
  lead(act: LeaderActivityAct, id: string, reason: string, key: string): Promise<Outcome<Activity>>
  sign(act: SignAct, id: string, sent: SentSign): Promise<Outcome<Activity>>
  records(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<OwnServiceRecord>>>
  sums(signal?: CancelSignal): Promise<Outcome<ServiceSums>>
}
export const ActivitiesGateway = port<ActivitiesGateway>('ActivitiesGateway')
