import { fieldErrors, type FieldErrors } from '../../frame/shared/field-rules'
import type { CityArea } from '../../frame/places/city-area'
import { parsePlace, type NamedPlace, type PlaceProblem } from '../../frame/places/named-place'
import { parseText, type TextProblem, type TextRule } from '../../frame/shared/plain-text'
import { failure, reasonOf, success, type Result } from '../../frame/shared/result'
import type { ActivityKind } from '../activities/activity'
import type { ActivityState } from '../activities/activity-lifecycle'
import { checkShifts, type PlannedShift, type ShiftBefore, type ShiftProblem } from './shift-plan'
import { repeatProblem, type Repeat, type RepeatProblem } from './repeat'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const planTitleRule = { least: 4, most: 40, lines: 'one' } as const satisfies TextRule
export const planIntroRule = { least: 10, most: 2000 } as const satisfies TextRule
export const planRequirementsRule = { most: 500 } as const satisfies TextRule
export const planPlaceRule = { least: 2, most: 60, lines: 'one' } as const satisfies TextRule
export const mostPlanPictures = 9
export const mostPlaces = 500
/** The greatest number of activities of one team that are planned or still to come at the same time. */
export const mostAtOnce = 20
/** Milliseconds before which an activity cannot be planned, so that nobody invents one that is already over. */
export const leastAhead = hour
/** Milliseconds that those who joined have to learn of another time. */
export const leastNotice = 2 * hour
/** The greatest number of days ahead. */
export const mostDaysAhead = 180
export const shortest = 15 * minute
/** A day counts 12 hours of service at most. */
export const longest = 12 * hour

/** The plan of an activity. Times are in milliseconds since 1970. */
export interface PlanInput {
  readonly kind: ActivityKind | ''
  readonly title: string
  readonly intro: string
  /** What volunteers have to bring or be able to do; may be ''. */
  readonly requirements: string
  readonly place: NamedPlace
  /** When enrolment opens; null for at once. */
  readonly enrolsAt: number | null
  /** When enrolment closes; null when it stays open until the activity begins. */
  readonly enrolsUntil: number | null
  readonly startsAt: number | null
  readonly endsAt: number | null
  /** How many volunteers may join, without shifts; NaN while nothing is typed. */
  readonly places: number
  /** The shifts or roles that are joined by themselves, whose places make those of the activity; none for most. */
  readonly shifts: readonly PlannedShift[]
  /** Ids of uploaded pictures. */
  readonly pictures: readonly string[]
  /** The indexes of the present pictures that stay; or of those of the activity that is copied. */
  readonly kept: readonly number[]
  readonly repeat: Repeat
}

/** A plan that keeps all rules. */
export interface CheckedPlan extends PlanInput {
  readonly kind: ActivityKind
  readonly place: { readonly name: string; readonly latitude: number; readonly longitude: number }
  readonly startsAt: number
  readonly endsAt: number
}

/** What is known about an activity that is being changed. */
export interface PlanBefore {
  readonly startsAt: number
  readonly endsAt: number
  /** How many people hold a place. */
  readonly joined: number
  /** Whether people can enrol already; what was opened stays open. */
  readonly hasOpened: boolean
  readonly shifts: readonly ShiftBefore[]
}

export type PlanField = keyof PlanInput
export type PlanProblem =
  | TextProblem
  | PlaceProblem
  | RepeatProblem
  | ShiftProblem
  | 'no-position'
  | 'too-soon'
  | 'too-far'
  | 'short-notice'
  | 'before-start'
  | 'after-start'
  | 'before-opening'
  | 'too-brief'
  | 'lasts-too-long'
  | 'too-few'
  | 'too-many'
  | 'below-joined'

interface PlanFacts {
  readonly now: number
  /** The activity as it is; null for a new one. */
  readonly before: PlanBefore | null
  /** The area of the city; null where the site does not know it. */
  readonly area: CityArea | null
}

/** The places of an activity, which are those of its shifts where it has some. */
const placesOf = ({ shifts, places }: PlanInput): number =>
  shifts.length > 0 ? shifts.reduce((sum, shift) => sum + shift.places, 0) : places

/** What is wrong with the places of all shifts together; null also where there are no shifts. */
const problemOfShifts = (plan: PlanInput, before: PlanBefore | null): PlanProblem | null =>
  plan.shifts.length > 0 ? placesProblem(placesOf(plan), before) : null

/** Checks the plan of an activity; returns the valid plan, or the errors of its fields. */
export function checkPlan(
  plan: PlanInput,
  { now, before, area }: PlanFacts,
): Result<CheckedPlan, FieldErrors<PlanField, PlanProblem>> {
  const { kind, startsAt, endsAt } = plan
  const title = parseText(plan.title, planTitleRule)
  const intro = parseText(plan.intro, planIntroRule)
  const requirements = parseText(plan.requirements, planRequirementsRule)
  const place = positionOf(plan.place, area)
  const shifts = checkShifts(plan.shifts, { startsAt, endsAt, before: before?.shifts ?? [] })
  const places = placesOf(plan)
  const errors = fieldErrors<PlanField, PlanProblem>({
    kind: kind === '' ? 'required' : null,
    title: reasonOf(title),
    intro: reasonOf(intro),
    requirements: reasonOf(requirements),
    place: reasonOf(place),
    startsAt: startProblem(startsAt, now, before),
    endsAt: endProblem(plan),
    enrolsAt: openingProblem(plan, before),
    enrolsUntil: closingProblem(plan),
    places: plan.shifts.length > 0 ? null : placesProblem(places, before),
    shifts: shifts.ok ? problemOfShifts(plan, before) : shifts.reason,
    pictures: plan.pictures.length + plan.kept.length > mostPlanPictures ? 'too-many' : null,
    kept: null,
    repeat: before === null ? repeatProblem(plan.repeat, startsAt, now) : null,
  })
  if (errors !== null || !title.ok || !intro.ok || !requirements.ok || !place.ok || !shifts.ok)
    return failure(errors ?? {})
  if (kind === '' || startsAt === null || endsAt === null) return failure({})
  const texts = { title: title.value, intro: intro.value, requirements: requirements.value }
  return success({ ...plan, ...texts, kind, place: place.value, startsAt, endsAt, places, shifts: shifts.value })
}

function positionOf(place: NamedPlace, area: CityArea | null): Result<CheckedPlan['place'], PlanProblem> {
  const parsed = parsePlace(place, planPlaceRule, area)
  if (!parsed.ok) return parsed
  const { name, latitude, longitude } = parsed.value
  // The map and the check-in by position need to know where it is.
  return latitude === null || longitude === null ? failure('no-position') : success({ name, latitude, longitude })
}

function startProblem(startsAt: number | null, now: number, before: PlanBefore | null): PlanProblem | null {
  if (startsAt === null) return 'required'
  if (startsAt === before?.startsAt) return null
  if (startsAt < now + leastAhead) return 'too-soon'
  if (before !== null && before.joined > 0 && startsAt < now + leastNotice) return 'short-notice'
  return startsAt > now + mostDaysAhead * day ? 'too-far' : null
}

function endProblem({ startsAt, endsAt }: PlanInput): PlanProblem | null {
  if (endsAt === null) return 'required'
  if (startsAt === null) return null
  if (endsAt <= startsAt) return 'before-start'
  if (endsAt - startsAt < shortest) return 'too-brief'
  return endsAt - startsAt > longest ? 'lasts-too-long' : null
}

function openingProblem({ enrolsAt, startsAt }: PlanInput, before: PlanBefore | null): PlanProblem | null {
  if (enrolsAt === null || startsAt === null || before?.hasOpened === true) return null
  return enrolsAt >= startsAt ? 'after-start' : null
}

function closingProblem({ enrolsAt, enrolsUntil, startsAt }: PlanInput): PlanProblem | null {
  if (enrolsUntil === null || startsAt === null) return null
  if (enrolsUntil > startsAt) return 'after-start'
  return enrolsAt !== null && enrolsUntil <= enrolsAt ? 'before-opening' : null
}

function placesProblem(places: number, before: PlanBefore | null): PlanProblem | null {
  if (Number.isNaN(places)) return 'required'
  if (!Number.isInteger(places) || places < 1) return 'too-few'
  if (places > mostPlaces) return 'too-many'
  return places < (before?.joined ?? 0) ? 'below-joined' : null
}

/** The plan of an activity as its leader sees it. */
export interface ActivityPlan {
  readonly id: string
  readonly team: { readonly id: string; readonly name: string }
  readonly state: ActivityState
  readonly kind: ActivityKind
  readonly title: string
  readonly intro: string
  readonly requirements: string
  readonly place: { readonly name: string; readonly latitude: number; readonly longitude: number }
  readonly enrolsAt: number
  readonly enrolsUntil: number | null
  readonly startsAt: number
  readonly endsAt: number
  readonly places: number
  readonly joined: number
  readonly shifts: readonly (PlannedShift & ShiftBefore)[]
  readonly pictures: readonly string[]
  /** Why the office refused it; '' otherwise. */
  readonly reason: string
}

/** What of a change those who joined are told. */
export const toldChanges = ['time', 'place', 'requirements', 'text'] as const
export type ToldChange = (typeof toldChanges)[number]

type Told = Pick<ActivityPlan, 'title' | 'intro' | 'requirements' | 'startsAt' | 'endsAt' | 'place'> & {
  readonly shifts: readonly Pick<PlannedShift, 'id' | 'startsAt' | 'endsAt'>[]
}

/** The changes of which those who joined are told, since they may decide by them whether to come. */
export function changesToTell(before: Told, after: Told): ToldChange[] {
  const isMoved =
    before.place.name !== after.place.name ||
    before.place.latitude !== after.place.latitude ||
    before.place.longitude !== after.place.longitude
  const isChanged: Readonly<Record<ToldChange, boolean>> = {
    time: before.startsAt !== after.startsAt || before.endsAt !== after.endsAt || areShiftsMoved(before, after),
    place: isMoved,
    requirements: before.requirements !== after.requirements,
    text: before.title !== after.title || before.intro !== after.intro,
  }
  return toldChanges.filter((change) => isChanged[change])
}

const areShiftsMoved = (before: Told, after: Told): boolean =>
  before.shifts.some((shift) => {
    const present = after.shifts.find(({ id }) => id === shift.id)
    return present !== undefined && (present.startsAt !== shift.startsAt || present.endsAt !== shift.endsAt)
  })
