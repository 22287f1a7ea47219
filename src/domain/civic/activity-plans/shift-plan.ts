import { parseText, type TextRule } from '../../frame/shared/plain-text'
import { failure, success, type Result } from '../../frame/shared/result'

export const shiftNameRule = { least: 1, most: 20, lines: 'one' } as const satisfies TextRule
export const mostShifts = 12
const shortestShift = 15 * 60_000

/** A shift or a role, as the leader plans it. Times are in milliseconds since 1970. */
export interface PlannedShift {
  /** The id of a present shift; null for a new one. */
  readonly id: string | null
  readonly name: string
  /** Both are null when it lasts as long as the activity. */
  readonly startsAt: number | null
  readonly endsAt: number | null
  /** How many may join; NaN while nothing is typed. */
  readonly places: number
}

/** A present shift, and how many people hold a place in it. */
export interface ShiftBefore {
  readonly id: string
  readonly joined: number
}

export const shiftProblems = [
  'too-many',
  'unnamed',
  'named-alike',
  'half-timed',
  'outside',
  'too-brief',
  'without-places',
  'has-members',
  'below-joined',
] as const
export type ShiftProblem = (typeof shiftProblems)[number]

interface ShiftFacts {
  /** The times of the activity; null while they are not known. */
  readonly startsAt: number | null
  readonly endsAt: number | null
  readonly before: readonly ShiftBefore[]
}

/** Checks the shifts of an activity; returns them with plain names, or the first of their problems. */
export function checkShifts(
  shifts: readonly PlannedShift[],
  facts: ShiftFacts,
): Result<readonly PlannedShift[], ShiftProblem> {
  if (shifts.length > mostShifts) return failure('too-many')
  const checked: PlannedShift[] = []
  for (const shift of shifts) {
    const name = parseText(shift.name, shiftNameRule)
    if (!name.ok) return failure('unnamed')
    if (checked.some((other) => other.name === name.value)) return failure('named-alike')
    const joined = facts.before.find(({ id }) => id === shift.id)?.joined ?? 0
    const problem = timesProblem(shift, facts) ?? placesProblem(shift.places, joined)
    if (problem !== null) return failure(problem)
    checked.push({ ...shift, name: name.value })
  }
  const isKept = ({ id }: ShiftBefore) => shifts.some((shift) => shift.id === id)
  return facts.before.some((each) => each.joined > 0 && !isKept(each)) ? failure('has-members') : success(checked)
}

function timesProblem({ startsAt, endsAt }: PlannedShift, activity: ShiftFacts): ShiftProblem | null {
  if (startsAt === null && endsAt === null) return null
  if (startsAt === null || endsAt === null) return 'half-timed'
  if (endsAt - startsAt < shortestShift) return 'too-brief'
  const isEarly = activity.startsAt !== null && startsAt < activity.startsAt
  return isEarly || (activity.endsAt !== null && endsAt > activity.endsAt) ? 'outside' : null
}

function placesProblem(places: number, joined: number): ShiftProblem | null {
  if (!Number.isInteger(places) || places < 1) return 'without-places'
  return places < joined ? 'below-joined' : null
}
