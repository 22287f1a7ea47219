import { daysOfDate, parseIsoDate, type CivilDate } from '../../frame/shared/civil-date'
import { fieldErrors, type FieldErrors } from '../../frame/shared/field-rules'
import { namesHouse } from '../../frame/places/area'
import type { CityArea } from '../../frame/places/city-area'
import { parsePlace, type NamedPlace, type PlaceProblem } from '../../frame/places/named-place'
import { parseText, type TextProblem, type TextRule } from '../../frame/shared/plain-text'
import type { TimeOfDay } from '../../frame/shared/time-of-day'
import { failure, reasonOf, success, type Result } from '../../frame/shared/result'

export const wishTitleRule = { least: 4, most: 30, lines: 'one' } as const satisfies TextRule
export const wishTextRule = { least: 10, most: 500 } as const satisfies TextRule
export const wishPlaceRule = { least: 2, most: 60, lines: 'one' } as const satisfies TextRule
/** The rule for house number and door. */
export const wishAddressRule = { most: 60, lines: 'one' } as const satisfies TextRule
export const mostWishPictures = 9
export const mostClaimants = 20
/** The greatest number of days ahead for which help may be wanted. */
export const longestWishDays = 180

/** The input of the form for a wish. */
export interface WishForm {
  readonly title: string
  readonly text: string
  /** The category; '' until one is chosen. */
  readonly categoryId: string
  /** The area, which everybody sees. Only claimants see its exact position, and only while they hold the claim. */
  readonly place: NamedPlace
  /** House number and door, which only claimants see, and only while they hold the claim; may be ''. */
  readonly address: string
  /** Ids of uploaded pictures. */
  readonly pictures: readonly string[]
  /** The last day on which help is still of use, YYYY-MM-DD; '' until chosen. */
  readonly wantedOn: string
  readonly timeOfDay: TimeOfDay
  readonly wanted: number
  /** The helped person; null when the wish is the wisher's own. */
  readonly helpedPersonId: string | null
}

export type WishField = keyof WishForm
export type WishProblem =
  | TextProblem
  | 'too-many'
  | 'too-few'
  | 'not-a-date'
  | 'in-past'
  | 'too-far'
  | PlaceProblem
  | 'has-number'

/** Checks the form; returns the valid wish, or the errors. `today` is the day in the site's time zone. */
export function checkWish(
  form: WishForm,
  { today, area }: { readonly today: CivilDate; readonly area: CityArea | null },
): Result<WishForm, FieldErrors<WishField, WishProblem>> {
  const title = parseText(form.title, wishTitleRule)
  const text = parseText(form.text, wishTextRule)
  const place = parsePlace(form.place, wishPlaceRule, area)
  const address = parseText(form.address, wishAddressRule)
  const errors = fieldErrors<WishField, WishProblem>({
    title: reasonOf(title),
    text: reasonOf(text),
    categoryId: form.categoryId === '' ? 'required' : null,
    place: place.ok ? areaProblem(place.value) : place.reason,
    address: reasonOf(address),
    pictures: form.pictures.length > mostWishPictures ? 'too-many' : null,
    wantedOn: dayProblem(form.wantedOn, today),
    timeOfDay: null,
    wanted: countProblem(form.wanted),
    helpedPersonId: null,
  })
  if (errors !== null || !title.ok || !text.ok || !place.ok || !address.ok) return failure(errors ?? {})
  return success({ ...form, title: title.value, text: text.value, place: place.value, address: address.value })
}

function dayProblem(day: string, today: CivilDate): WishProblem | null {
  if (day === '') return 'required'
  const date = parseIsoDate(day)
  if (date === null) return 'not-a-date'
  const daysAhead = daysOfDate(date) - daysOfDate(today)
  if (daysAhead < 0) return 'in-past'
  return daysAhead > longestWishDays ? 'too-far' : null
}

function countProblem(count: number): WishProblem | null {
  if (!Number.isInteger(count) || count < 1) return 'too-few'
  return count > mostClaimants ? 'too-many' : null
}

function areaProblem({ name }: NamedPlace): WishProblem | null {
  return namesHouse(name) ? 'has-number' : null
}
