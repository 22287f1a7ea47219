import { fieldErrors, type FieldErrors } from '../../frame/shared/field-rules'
import type { CityArea } from '../../frame/places/city-area'
import { parsePlace, type NamedPlace, type PlaceProblem } from '../../frame/places/named-place'
import { parseText, type TextProblem, type TextRule } from '../../frame/shared/plain-text'
import { failure, reasonOf, success, type Result } from '../../frame/shared/result'
import type { JoinMode } from './circle-membership'

export const circleIntroRule = { least: 4, most: 500 } as const satisfies TextRule
export const circleRulesRule = { most: 1000 } as const satisfies TextRule
export const circleQuestionRule = { most: 100, lines: 'one' } as const satisfies TextRule
export const circleNoticeRule = { most: 200 } as const satisfies TextRule
/** How often the members of a circle are told of a new notice, in a day. */
export const mostNoticesADay = 2
export const circlePlaceRule = { most: 60, lines: 'one' } as const satisfies TextRule
export const mostCircleRules = 10

/** What those who lead a circle may change. */
export interface CircleForm {
  readonly intro: string
  /** The rules, one a line. */
  readonly rules: string
  /** What everybody should read; '' for nothing. */
  readonly notice: string
  /** The place where its members meet, by words, and by a position where one was given; a circle may meet nowhere. */
  readonly place: NamedPlace
  readonly joinMode: JoinMode
  /** What the owner asks of those who want to become members; '' for nothing. */
  readonly question: string
}

export type CircleField = keyof CircleForm
export type CircleProblem = TextProblem | PlaceProblem | 'too-many'

export interface CheckedCircle extends Omit<CircleForm, 'rules'> {
  readonly rules: readonly string[]
}

export function checkCircleForm(
  form: CircleForm,
  area: CityArea | null,
): Result<CheckedCircle, FieldErrors<CircleField, CircleProblem>> {
  const intro = parseText(form.intro, circleIntroRule)
  const text = parseText(form.rules, circleRulesRule)
  const notice = parseText(form.notice, circleNoticeRule)
  const question = parseText(form.question, circleQuestionRule)
  const place = parsePlace(form.place, circlePlaceRule, area)
  const rules = (text.ok ? text.value : '').split('\n').flatMap((line) => line.trim() || [])
  const errors = fieldErrors<CircleField, CircleProblem>({
    intro: reasonOf(intro),
    rules: text.ok ? (rules.length > mostCircleRules ? 'too-many' : null) : text.reason,
    notice: reasonOf(notice),
    place: reasonOf(place),
    joinMode: null,
    question: reasonOf(question),
  })
  if (errors !== null || !intro.ok || !notice.ok || !place.ok || !question.ok) return failure(errors ?? {})
  const { joinMode } = form
  return success({
    ...{ rules, joinMode },
    intro: intro.value,
    notice: notice.value,
    place: place.value,
    question: question.value,
  })
}
