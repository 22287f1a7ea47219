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

export type ShiftField = 'name' | 'startsAt' | 'endsAt' | 'places'

/** What is wrong with the shifts of an activity, and where it is said. */
export interface ShiftFault {
  readonly problem: ShiftProblem
  /** The shift and its field; null for a fault that concerns all shifts together. */
  readonly at: { readonly index: number; readonly field: ShiftField } | null
}

/** Checks the shifts of an activity; returns them with plain names, or the first of their problems. */
export function checkShifts(
  shifts: readonly PlannedShift[],
  facts: ShiftFacts,
): Result<readonly PlannedShift[], ShiftProblem> {
  const fault = shiftFault(shifts, facts)
  if (fault !== null) return failure(fault.problem)
  return success(shifts.map((shift) => ({ ...shift, name: plainName(shift) ?? shift.name })))
}

/** Finds the first problem of the shifts of an activity; null where there is none. */
export function shiftFault(shifts: readonly PlannedShift[], facts: ShiftFacts): ShiftFault | null {
  if (shifts.length > mostShifts) return { problem: 'too-many', at: null }
  for (const [index, shift] of shifts.entries()) {
    const joined = facts.before.find(({ id }) => id === shift.id)?.joined ?? 0
    const fault =
      nameFault(shift, shifts.slice(0, index)) ?? timesFault(shift, facts) ?? placesFault(shift.places, joined)
    if (fault !== null) return { problem: fault[0], at: { index, field: fault[1] } }
  }
  const isKept = ({ id }: ShiftBefore) => shifts.some((shift) => shift.id === id)
  return facts.before.some((each) => each.joined > 0 && !isKept(each)) ? { problem: 'has-members', at: null } : null
}

type FieldFault = readonly [ShiftProblem, ShiftField] | null

function plainName({ name }: PlannedShift): string | null {
  const parsed = parseText(name, shiftNameRule)
  return parsed.ok ? parsed.value : null
}

function nameFault(shift: PlannedShift, earlier: readonly PlannedShift[]): FieldFault {
  const name = plainName(shift)
  if (name === null) return ['unnamed', 'name']
  return earlier.some((other) => plainName(other) === name) ? ['named-alike', 'name'] : null
}

function timesFault({ startsAt, endsAt }: PlannedShift, activity: ShiftFacts): FieldFault {
  if (startsAt === null && endsAt === null) return null
  if (startsAt === null) return ['half-timed', 'startsAt']
  if (endsAt === null) return ['half-timed', 'endsAt']
  if (endsAt - startsAt < shortestShift) return ['too-brief', 'endsAt']
  if (activity.startsAt !== null && startsAt < activity.startsAt) return ['outside', 'startsAt']
  return activity.endsAt !== null && endsAt > activity.endsAt ? ['outside', 'endsAt'] : null
}

function placesFault(places: number, joined: number): FieldFault {
  if (!Number.isInteger(places) || places < 1) return ['without-places', 'places']
  return places < joined ? ['below-joined', 'places'] : null
}
