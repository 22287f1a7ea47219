import type { AttendanceGroup, AttendanceList, Attendant } from '../../../domain/civic/activities/attendance-list'
import type { ServiceDecision } from '../../../domain/civic/activities/service-lifecycle'
import type { Person } from '../../../domain/frame/cases/case-step'
import type { TimeSpan } from '../../../domain/civic/activities/time-spans'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** What a leader decides about the time of somebody. */
export interface ServiceDecided {
  readonly userId: string
  readonly act: ServiceDecision
  /** For a correction. */
  readonly span: TimeSpan | null
  /** Why; '' for a confirmation. */
  readonly reason: string
}

/** The attendance list of an activity, for the leader of its team. Every act returns its figures afterwards. */
export interface AttendanceGateway {
  /** @param personId who is about to be added, by the code that they showed */
  list(activityId: string, personId: string | null, signal?: CancelSignal): Promise<Outcome<AttendanceList>>
  people(
    activityId: string,
    group: AttendanceGroup,
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<Attendant>>>
  /** Who belongs to its team, to be added by name. */
  members(teamId: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Person>>>
  decide(activityId: string, decided: ServiceDecided, key: string): Promise<Outcome<AttendanceList>>
  confirmAll(activityId: string, key: string): Promise<Outcome<AttendanceList>>
  /** @param span when they were there, once it is over; null: from now on */
  add(activityId: string, userId: string, span: TimeSpan | null, key: string): Promise<Outcome<AttendanceList>>
}
export const AttendanceGateway = port<AttendanceGateway>('AttendanceGateway')
