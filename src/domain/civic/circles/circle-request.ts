import type { FieldErrors } from '../../frame/shared/field-rules'
import { parseText, type TextProblem, type TextRule } from '../../frame/shared/plain-text'
import { failure, success, type Result } from '../../frame/shared/result'

export const circleRequestRule = { most: 300 } as const satisfies TextRule

/** What somebody says who wants to become a member: the answer to the question of the circle, where it has one. */
export interface CircleRequest {
  readonly text: string
}

/** @param question the question of the circle, which is then answered; '' for none */
export function checkCircleRequest(
  form: CircleRequest,
  question: string,
): Result<CircleRequest, FieldErrors<keyof CircleRequest, TextProblem>> {
  const text = parseText(form.text, question === '' ? circleRequestRule : { ...circleRequestRule, least: 2 })
  return text.ok ? success({ text: text.value }) : failure({ text: text.reason })
}
