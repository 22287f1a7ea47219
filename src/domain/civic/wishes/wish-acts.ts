import { fieldErrors, type FieldErrors } from '../../frame/shared/field-rules'
import { parseText, type TextProblem, type TextRule } from '../../frame/shared/plain-text'
import { failure, reasonOf, success, type Result } from '../../frame/shared/result'
import { mostWishPictures } from './wish-form'

export const finishTextRule = { least: 4, most: 500 } as const satisfies TextRule
export const cancelReasonRule = { most: 200 } as const satisfies TextRule
export const letGoReasonRule = { least: 4, most: 200 } as const satisfies TextRule

/** A claimant's report of the help given. */
export interface FinishForm {
  readonly text: string
  /** Ids of uploaded pictures. */
  readonly pictures: readonly string[]
}

export function checkFinish(
  form: FinishForm,
): Result<FinishForm, FieldErrors<keyof FinishForm, TextProblem | 'too-many'>> {
  const text = parseText(form.text, finishTextRule)
  const errors = fieldErrors<keyof FinishForm, TextProblem | 'too-many'>({
    text: reasonOf(text),
    pictures: form.pictures.length > mostWishPictures ? 'too-many' : null,
  })
  if (errors !== null || !text.ok) return failure(errors ?? {})
  return success({ ...form, text: text.value })
}

/** The wisher's reason for ending a claim, which the claimant reads. */
export interface LetGoForm {
  readonly text: string
}

export function checkLetGo(form: LetGoForm): Result<LetGoForm, FieldErrors<keyof LetGoForm, TextProblem>> {
  const text = parseText(form.text, letGoReasonRule)
  return text.ok ? success({ text: text.value }) : failure({ text: text.reason })
}

/** A claimant's reason for giving a claim back; it is optional. */
export interface CancelForm {
  readonly text: string
}

export function checkCancel(form: CancelForm): Result<CancelForm, FieldErrors<keyof CancelForm, TextProblem>> {
  const text = parseText(form.text, cancelReasonRule)
  return text.ok ? success({ text: text.value }) : failure({ text: text.reason })
}
