import { daysOfDate, parseIsoDate, type CivilDate } from '../shared/civil-date'
import { checkedFields, type FieldErrors } from '../shared/field-rules'
import { parseText, type TextProblem, type TextRule } from '../shared/plain-text'
import { failure, success, type Result } from '../shared/result'

export const orderPlaceRule = { least: 2, most: 60, lines: 'one' } as const satisfies TextRule
export const orderNoteRule = { most: 300 } as const satisfies TextRule
export const orderReasonRule = { most: 200 } as const satisfies TextRule
export const orderScoreRule = { most: 500 } as const satisfies TextRule
/** How far ahead help can be ordered. */
export const longestOrderDays = 60

export interface OrderForm {
  /** YYYY-MM-DD; '' until chosen. */
  readonly wantedOn: string
  readonly place: string
  readonly note: string
}

/** @param today in the site's calendar */
export function checkOrder(form: OrderForm, today: CivilDate): Result<OrderForm, FieldErrors<keyof OrderForm, string>> {
  return checkedFields({
    wantedOn: checkDay(form.wantedOn, today),
    place: parseText(form.place, orderPlaceRule),
    note: parseText(form.note, orderNoteRule),
  })
}

function checkDay(text: string, today: CivilDate): Result<string, 'required' | 'not-a-date' | 'past' | 'too-far'> {
  if (text === '') return failure('required')
  const day = parseIsoDate(text)
  if (day === null) return failure('not-a-date')
  const ahead = daysOfDate(day) - daysOfDate(today)
  return ahead < 0 ? failure('past') : ahead > longestOrderDays ? failure('too-far') : success(text)
}

/** Why an order is given back or cancelled; optional. */
export interface ReasonForm {
  readonly text: string
}

export function checkReason(form: ReasonForm): Result<ReasonForm, FieldErrors<'text', string>> {
  return checkedFields({ text: parseText(form.text, orderReasonRule) })
}

export interface ScoreForm {
  /** 1 to 5; 0 until chosen. */
  readonly stars: number
  readonly text: string
}

export function checkScore(form: ScoreForm): Result<ScoreForm, FieldErrors<keyof ScoreForm, TextProblem>> {
  const isRated = Number.isInteger(form.stars) && form.stars >= 1 && form.stars <= 5
  return checkedFields({
    stars: isRated ? success(form.stars) : failure('required' as const),
    text: parseText(form.text, orderScoreRule),
  }) as Result<ScoreForm, FieldErrors<keyof ScoreForm, TextProblem>>
}
