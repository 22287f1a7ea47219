import type { AttendanceGroup, AttendanceList, Attendant } from '../../../domain/civic/activities/attendance-list'
import type { ServiceDecision } from '../../../domain/civic/activities/service-lifecycle'
import type { Person } from '../../../domain/frame/cases/case-step'
import type { TimeSpan } from '../../../domain/civic/activities/time-spans'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** A leader's decision about somebody's period of service. */
export interface ServiceDecided {
  readonly userId: string
  readonly act: ServiceDecision
  /** The corrected time; null for other decisions. */
  readonly span: TimeSpan | null
  /** The reason; '' for a confirmation. */
  readonly reason: string
}

/** An activity, or the shift of it by which the list is narrowed; '' for all. */
export interface AttendancePart {
  readonly activityId: string
  readonly shiftId: string
}

/** The attendance list of an activity, for the leader of its team. Every act returns the list's figures afterwards. */
export interface AttendanceGateway {
  /** @param personId The person about to be added, known by the code that they showed. */
  list(part: AttendancePart, personId: string | null, signal?: CancelSignal): Promise<Outcome<AttendanceList>>
  people(
    part: AttendancePart,
    group: AttendanceGroup,
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<Attendant>>>
  /** The members of the activity's team, who can be added by name. */
  members(teamId: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Person>>>
  decide(activityId: string, decision: ServiceDecided, key: string): Promise<Outcome<AttendanceList>>
  confirmAll(activityId: string, key: string): Promise<Outcome<AttendanceList>>
  /**
   * @param span the time during which the person was there, if the activity is over; null while it is running, so that
   * they count as present from now
   */
  add(activityId: string, userId: string, span: TimeSpan | null, key: string): Promise<Outcome<AttendanceList>>
}
export const AttendanceGateway = port<AttendanceGateway>('AttendanceGateway')
