import type { Person } from '../../frame/cases/case-step'
import { failure, success, type Result } from '../../frame/shared/result'
import type { FieldErrors } from '../../frame/shared/field-rules'
import { parseText, type TextProblem } from '../../frame/shared/plain-text'
import { reasonRule } from '../teams/team'
import { countableSpan, signWindow } from './attendance'
import {
  leaderMayDecide,
  spanProblem,
  type ServiceDecision,
  type ServiceTime,
  type SpanProblem,
} from './service-lifecycle'
import type { TimeSpan } from './time-spans'

/** Who waits for the leader, who is there, who has left, and who has not come. */
export const attendanceGroups = ['waiting', 'there', 'left', 'absent'] as const
export type AttendanceGroup = (typeof attendanceGroups)[number]

/** Somebody of the attendance list. */
export interface Attendant extends Person {
  readonly isWalkIn: boolean
  /** Their time, and the minutes that count of it; null for who has not come. */
  readonly service: (ServiceTime & { readonly minutes: number }) | null
  readonly decisions: readonly ServiceDecision[]
}

/** How somebody who came can be added: from now on, with their times, or no longer. */
export type AttendanceAdding = 'now' | 'times' | 'closed'

/** The attendance list of an activity in figures. Milliseconds since 1970. */
export interface AttendanceList {
  readonly activityId: string
  readonly teamId: string
  readonly title: string
  readonly startsAt: number
  readonly endsAt: number
  readonly countsFrom: number
  readonly countsUntil: number
  readonly counts: Readonly<Record<AttendanceGroup, number>>
  readonly adding: AttendanceAdding
  /** Who is about to be added, by the code that they showed. */
  readonly person: Person | null
}

/** How somebody can be added at a moment. */
export function addingAt(
  activity: { readonly startsAt: number; readonly endsAt: number; readonly isCancelled: boolean },
  now: number,
): AttendanceAdding {
  const { from, until } = signWindow('check-in', activity)
  if (activity.isCancelled || now < from || !leaderMayDecide(activity.endsAt, now)) return 'closed'
  return now <= until ? 'now' : 'times'
}

/** A time as it is typed: instants, or null for what is missing. */
export interface TypedTimes {
  readonly from: number | null
  readonly until: number | null
}

/** Both times, and whether the activity can have them; a problem stands beside the field that it is about. */
export function checkTimes(
  { from, until }: TypedTimes,
  activity: Pick<AttendanceList, 'startsAt' | 'endsAt'>,
  now: number,
): Result<TimeSpan, FieldErrors<'from' | 'until', SpanProblem | 'required'>> {
  if (from === null || until === null)
    return failure({ ...(from === null && { from: 'required' }), ...(until === null && { until: 'required' }) })
  const problem = spanProblem({ from, until }, activity, now)
  if (problem === null) return success({ from, until })
  const isBeginning = problem === 'outside' && from < countableSpan(activity).from
  return failure(isBeginning ? { from: problem } : { until: problem })
}

/** Why a leader corrects or refuses. */
export function checkWhy(text: string): Result<string, { readonly text: TextProblem }> {
  const parsed = parseText(text, reasonRule)
  return parsed.ok ? success(parsed.value) : failure({ text: parsed.reason })
}
