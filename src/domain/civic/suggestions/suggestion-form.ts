import { fieldErrors, type FieldErrors } from '../../frame/shared/field-rules'
import { parsePlace, type NamedPlace } from '../../frame/places/named-place'
import { parseText, type TextProblem, type TextRule } from '../../frame/shared/plain-text'
import { failure, success, type Result } from '../../frame/shared/result'

export const suggestionKinds = ['problem', 'idea', 'question', 'complaint'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

export const suggestionTitleRule = { least: 4, most: 50, lines: 'one' } as const satisfies TextRule
export const suggestionTextRule = { least: 10, most: 2000 } as const satisfies TextRule
export const suggestionPlaceRule = { most: 60, lines: 'one' } as const satisfies TextRule
export const mostSuggestionPictures = 9

/** The input of the form for a suggestion. */
export interface SuggestionForm {
  /** The kind; '' until one is chosen. */
  readonly kind: SuggestionKind | ''
  /** The department; '' until one is chosen. */
  readonly departmentId: string
  readonly title: string
  readonly text: string
  /** What the suggestion is about, by words, by a position, or both. Only a problem needs one. */
  readonly place: NamedPlace
  /** Ids of uploaded pictures. */
  readonly pictures: readonly string[]
  /** Whether everybody may read it once it is accepted. */
  readonly isPublic: boolean
  /** Whether nobody learns who wrote it, the office included. */
  readonly isAnonymous: boolean
}

/** A form that was checked: it has a kind. */
export type CheckedSuggestion = SuggestionForm & { readonly kind: SuggestionKind }

export type SuggestionField = keyof SuggestionForm
export type SuggestionProblem = TextProblem | 'too-many' | 'not-a-position'

/** Checks the form; returns the valid suggestion, or the errors. */
export function checkSuggestion(
  form: SuggestionForm,
): Result<CheckedSuggestion, FieldErrors<SuggestionField, SuggestionProblem>> {
  const { kind } = form
  const title = parseText(form.title, suggestionTitleRule)
  const text = parseText(form.text, suggestionTextRule)
  const place = parsePlace(form.place, suggestionPlaceRule)
  const isSomewhere = place.ok && (place.value.name !== '' || place.value.latitude !== null)
  const errors = fieldErrors<SuggestionField, SuggestionProblem>({
    kind: kind === '' ? 'required' : null,
    departmentId: form.departmentId === '' ? 'required' : null,
    title: title.ok ? null : title.reason,
    text: text.ok ? null : text.reason,
    place: place.ok ? (kind === 'problem' && !isSomewhere ? 'required' : null) : place.reason,
    pictures: form.pictures.length > mostSuggestionPictures ? 'too-many' : null,
    isPublic: null,
    isAnonymous: null,
  })
  if (errors !== null || kind === '' || !title.ok || !text.ok || !place.ok) return failure(errors ?? {})
  return success({ ...form, kind, title: title.value, text: text.value, place: place.value })
}

export const reopenReasonRule = { least: 4, most: 300 } as const satisfies TextRule

/** The author's reason for sending an answer back, which the office reads. */
export interface ReopenForm {
  readonly text: string
}

export function checkReopen(form: ReopenForm): Result<ReopenForm, FieldErrors<keyof ReopenForm, TextProblem>> {
  const text = parseText(form.text, reopenReasonRule)
  return text.ok ? success({ text: text.value }) : failure({ text: text.reason })
}
