import { namesHouse } from '../../frame/places/area'
import { daysOfDate, parseIsoDate, type CivilDate } from '../../frame/shared/civil-date'
import { checkedFields, type FieldErrors } from '../../frame/shared/field-rules'
import { parseText, type TextProblem, type TextRule } from '../../frame/shared/plain-text'
import { failure, success, type Result } from '../../frame/shared/result'
import type { TimeOfDay } from '../../frame/shared/time-of-day'
import { bareFigures, plainFigures } from '../../frame/shared/typed-figures'

export const orderAreaRule = { least: 2, most: 40, lines: 'one' } as const satisfies TextRule
export const orderAddressRule = { least: 2, most: 80, lines: 'one' } as const satisfies TextRule
export const orderNoteRule = { most: 300 } as const satisfies TextRule
export const orderReasonRule = { most: 200 } as const satisfies TextRule
export const objectionRule = { least: 4, most: 300 } as const satisfies TextRule
/** The greatest number of days ahead for which help can be ordered. */
export const longestOrderDays = 60

export interface OrderForm {
  /** The wanted day, YYYY-MM-DD; '' until chosen. */
  readonly wantedOn: string
  readonly timeOfDay: TimeOfDay
  /** The street or the quarter, without a house number, because every approved volunteer can read it. */
  readonly area: string
  /** The exact address. The volunteer who takes the order reads it, and `note`, while they serve it. */
  readonly address: string
  readonly note: string
  /** The person whom the member helps and for whom they order; null for an order of their own. */
  readonly helpedPersonId: string | null
}

/** Checks the form. @param today The day in the site's calendar. */
export function checkOrder(form: OrderForm, today: CivilDate): Result<OrderForm, FieldErrors<keyof OrderForm, string>> {
  return checkedFields({
    wantedOn: checkDay(form.wantedOn, today),
    timeOfDay: success(form.timeOfDay),
    area: checkArea(form.area),
    address: parseText(form.address, orderAddressRule),
    note: parseText(form.note, orderNoteRule),
    helpedPersonId: success(form.helpedPersonId),
  })
}

type DayProblem = 'required' | 'not-a-date' | 'past' | 'too-far'

function checkDay(text: string, today: CivilDate): Result<string, DayProblem> {
  if (text === '') return failure('required')
  const day = parseIsoDate(text)
  if (day === null) return failure('not-a-date')
  const daysAhead = daysOfDate(day) - daysOfDate(today)
  return daysAhead < 0 ? failure('past') : daysAhead > longestOrderDays ? failure('too-far') : success(text)
}

/** Checks that an area is a street or a quarter, without the number of a house, a door or a phone. */
function checkArea(text: string): Result<string, TextProblem | 'with-number'> {
  const area = parseText(text, orderAreaRule)
  return area.ok && (namesHouse(area.value) || hasPhone(area.value)) ? failure('with-number') : area
}

/** Whether a text has a long number, or a mobile number with whatever stands between its figures. */
const hasPhone = (text: string): boolean =>
  /[0-9]{5}/.test(plainFigures(text)) || /1[3-9][0-9]{9}/.test(bareFigures(text))

/** The new wanted day that the orderer chooses after nobody came. */
export interface AgainForm {
  readonly wantedOn: string
}

export function checkAgain(
  form: AgainForm,
  today: CivilDate,
): Result<AgainForm, FieldErrors<keyof AgainForm, DayProblem>> {
  return checkedFields({ wantedOn: checkDay(form.wantedOn, today) }) as Result<
    AgainForm,
    FieldErrors<keyof AgainForm, DayProblem>
  >
}

/** The reason for giving back or cancelling an order; it is optional. */
export interface OrderReasonForm {
  readonly text: string
}

export function checkReason(form: OrderReasonForm): Result<OrderReasonForm, FieldErrors<'text', string>> {
  return checkedFields({ text: parseText(form.text, orderReasonRule) })
}

/** Checks the objection to a completed order, which the office reads. */
export function checkObjection(form: OrderReasonForm): Result<OrderReasonForm, FieldErrors<'text', string>> {
  return checkedFields({ text: parseText(form.text, objectionRule) })
}
