import { daysOfDate, isRealDate } from '../shared/civil-date'
import type { CivilDate } from '../shared/civil-date'
import { fieldErrors, textProblem } from '../shared/field-rules'
import type { FieldErrors, TextProblem } from '../shared/field-rules'
import { failure, success } from '../shared/result'
import type { Result } from '../shared/result'

/** What somebody writes to publish a wish (B47). */
export interface WishDraft {
  readonly title: string
  readonly text: string
  readonly categoryId: string
  readonly place: string
  /** Ids of uploaded pictures. */
  readonly pictures: readonly string[]
  /** The day until which it is wanted; null when any day will do. */
  readonly wantedOn: CivilDate | null
  /** How many may claim it. */
  readonly wanted: number
}

export const wishLimits = { title: [4, 30], text: [10, 500], place: [2, 100], pictures: 9, wanted: 50 } as const

export const emptyWishDraft: WishDraft = { title: '', text: '', categoryId: '', place: '', pictures: [], wantedOn: null, wanted: 1 }

export type WishField = keyof WishDraft
export type WishProblem = TextProblem | 'too-many' | 'not-a-date' | 'in-the-past' | 'not-a-count'

/** The wish as it is sent, or what is wrong with its fields. `today` is the day at the site. */
export function draftWish(draft: WishDraft, today: CivilDate): Result<WishDraft, FieldErrors<WishField, WishProblem>> {
  const { title, text, categoryId, place, pictures, wantedOn, wanted } = draft
  const errors = fieldErrors<WishField, WishProblem>({
    title: textProblem(title, ...wishLimits.title),
    text: textProblem(text, ...wishLimits.text),
    categoryId: categoryId === '' ? 'empty' : null,
    place: textProblem(place, ...wishLimits.place),
    pictures: pictures.length > wishLimits.pictures ? 'too-many' : null,
    wantedOn: dateProblem(wantedOn, today),
    wanted: countProblem(wanted),
  })
  return errors === null ? success({ ...draft, title: title.trim(), text: text.trim(), place: place.trim() }) : failure(errors)
}

function dateProblem(date: CivilDate | null, today: CivilDate): WishProblem | null {
  if (date === null) return null
  if (!isRealDate(date)) return 'not-a-date'
  return daysOfDate(date) < daysOfDate(today) ? 'in-the-past' : null
}

function countProblem(wanted: number): WishProblem | null {
  if (!Number.isInteger(wanted) || wanted < 1) return 'not-a-count'
  return wanted > wishLimits.wanted ? 'too-many' : null
}
