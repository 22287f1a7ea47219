import { checkedFields, type FieldErrors } from '../shared/field-rules'
import { parseText, type TextProblem, type TextRule } from '../shared/plain-text'
import { failure, success, type Result } from '../shared/result'

export const evaluationTextRule = { most: 500 } as const satisfies TextRule

/** What somebody says of the help, the service or the answer that they got. */
export interface EvaluationForm {
  /** The stars, 1 to 5; 0 until chosen. */
  readonly stars: number
  readonly text: string
}

/** Checks an evaluation, for the client and the platform alike. */
export function checkEvaluation(
  form: EvaluationForm,
): Result<EvaluationForm, FieldErrors<keyof EvaluationForm, TextProblem>> {
  const isRated = Number.isInteger(form.stars) && form.stars >= 1 && form.stars <= 5
  return checkedFields({
    stars: isRated ? success(form.stars) : failure('required' as const),
    text: parseText(form.text, evaluationTextRule),
  }) as Result<EvaluationForm, FieldErrors<keyof EvaluationForm, TextProblem>>
}
