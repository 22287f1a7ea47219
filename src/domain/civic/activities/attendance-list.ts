import type { Person } from '../../frame/cases/case-step'
import { failure, success, type Result } from '../../frame/shared/result'
import type { FieldErrors } from '../../frame/shared/field-rules'
import { parseText, type TextProblem } from '../../frame/shared/plain-text'
import { reasonRule } from '../teams/team'
import { countableSpan, checkInWindow } from './attendance'
import {
  leaderMayDecide,
  spanProblem,
  type CountedTime,
  type ServiceDecision,
  type SpanProblem,
} from './service-lifecycle'
import type { TimeSpan } from './time-spans'

/**
 * The groups of the attendance list: people whose period waits for the leader's decision, people who are there, people
 * who have left, and people who have not come.
 */
export const attendanceGroups = ['waiting', 'there', 'left', 'absent'] as const
export type AttendanceGroup = (typeof attendanceGroups)[number]

/** A person on the attendance list. */
export interface Attendant extends Person {
  readonly isWalkIn: boolean
  /** The name of the shift that they joined; null without one. */
  readonly shift: string | null
  /** The person's time, and what of it counts; null when they have not come. */
  readonly service: CountedTime | null
  readonly decisions: readonly ServiceDecision[]
}

/**
 * How the leader can add somebody who came: 'now' adds them from this moment on, 'times' adds them with the times that
 * the leader enters, and 'closed' means that nobody can be added.
 */
export type AttendanceAdding = 'now' | 'times' | 'closed'

/** The summary of an activity's attendance list; times are in milliseconds since 1970. */
export interface AttendanceList {
  readonly activityId: string
  readonly teamId: string
  /** The activity's own code, which the leader tells; null where there is none. */
  readonly ownCode: string | null
  readonly title: string
  /** The shifts by which the list can be narrowed. */
  readonly shifts: readonly { readonly id: string; readonly name: string }[]
  readonly startsAt: number
  readonly endsAt: number
  readonly countsFrom: number
  readonly countsUntil: number
  readonly counts: Readonly<Record<AttendanceGroup, number>>
  readonly adding: AttendanceAdding
  /** The person about to be added, identified by the code that they showed; null when there is nobody. */
  readonly person: Person | null
}

/** How the leader can add somebody at a moment. */
export function addingAt(
  activity: { readonly startsAt: number; readonly endsAt: number; readonly isCancelled: boolean },
  now: number,
): AttendanceAdding {
  const { from, until } = checkInWindow('check-in', activity)
  if (activity.isCancelled || now < from || !leaderMayDecide(activity.endsAt, now)) return 'closed'
  return now <= until ? 'now' : 'times'
}

/** The typed times as instants; null for a missing one. */
export interface TypedTimeSpan {
  readonly from: number | null
  readonly until: number | null
}

/** Checks that both times are there and fit the activity; a problem is reported for the field that it concerns. */
export function checkTimes(
  { from, until }: TypedTimeSpan,
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

/** Checks the reason for a correction or a refusal. */
export function checkWhy(text: string): Result<string, { readonly text: TextProblem }> {
  const parsed = parseText(text, reasonRule)
  return parsed.ok ? success(parsed.value) : failure({ text: parsed.reason })
}
