import { fieldErrors, type FieldErrors } from '../../frame/shared/field-rules'
import { parseText, type TextProblem, type TextRule } from '../../frame/shared/plain-text'
import { failure, reasonOf, success, type Result } from '../../frame/shared/result'

export const feedbackKinds = ['fault', 'idea', 'content', 'account', 'other'] as const
export type FeedbackKind = (typeof feedbackKinds)[number]

export const feedbackTextRule = { least: 4, most: 1000 } as const satisfies TextRule
/** A phone number or an e-mail address, as the author writes it. */
export const feedbackContactRule = { most: 60, lines: 'one' } as const satisfies TextRule
export const mostFeedbackPictures = 4

export interface FeedbackForm {
  /** The kind; '' until one is chosen. */
  readonly kind: FeedbackKind | ''
  readonly text: string
  /** Ids of uploaded pictures. */
  readonly pictures: readonly string[]
  /** The contact; '' when there is none. */
  readonly contact: string
}

export type FeedbackField = keyof FeedbackForm
export type FeedbackProblem = TextProblem | 'too-many'

export function checkFeedback(form: FeedbackForm): Result<FeedbackForm, FieldErrors<FeedbackField, FeedbackProblem>> {
  const text = parseText(form.text, feedbackTextRule)
  const contact = parseText(form.contact, feedbackContactRule)
  const errors = fieldErrors<FeedbackField, FeedbackProblem>({
    kind: form.kind === '' ? 'required' : null,
    text: reasonOf(text),
    pictures: form.pictures.length > mostFeedbackPictures ? 'too-many' : null,
    contact: reasonOf(contact),
  })
  if (errors !== null || !text.ok || !contact.ok) return failure(errors ?? {})
  return success({ ...form, text: text.value, contact: contact.value })
}

/** An addition to feedback that was already sent. */
export type AdditionForm = Pick<FeedbackForm, 'text' | 'pictures'>

export function checkAddition(
  form: AdditionForm,
): Result<AdditionForm, FieldErrors<keyof AdditionForm, FeedbackProblem>> {
  const text = parseText(form.text, feedbackTextRule)
  const errors = fieldErrors<keyof AdditionForm, FeedbackProblem>({
    text: reasonOf(text),
    pictures: form.pictures.length > mostFeedbackPictures ? 'too-many' : null,
  })
  return errors === null && text.ok ? success({ ...form, text: text.value }) : failure(errors ?? {})
}
