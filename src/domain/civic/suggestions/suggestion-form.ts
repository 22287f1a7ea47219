import { mediaProblem, type MediaProblem, type ShownMedia } from '../shows/show-form'
import { fieldErrors, type FieldErrors } from '../../frame/shared/field-rules'
import type { CityArea } from '../../frame/places/city-area'
import { parsePlace, type NamedPlace, type PlaceProblem } from '../../frame/places/named-place'
import { characterCount, firstCharacters } from '../../frame/shared/graphemes'
import { parseText, plainLine, type TextProblem, type TextRule } from '../../frame/shared/plain-text'
import { failure, reasonOf, success, type Result } from '../../frame/shared/result'

export const suggestionKinds = ['problem', 'idea', 'question', 'complaint'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

export const suggestionTitleRule = { least: 4, most: 50, lines: 'one' } as const satisfies TextRule
export const suggestionTextRule = { least: 10, most: 2000 } as const satisfies TextRule
export const suggestionPlaceRule = { most: 60, lines: 'one' } as const satisfies TextRule
export const mostSuggestionPictures = 9
/** A phone number or an e-mail address, as the author writes it. */
export const suggestionContactRule = { most: 60, lines: 'one' } as const satisfies TextRule

/** The input of the form for a suggestion. */
export interface SuggestionForm {
  /** The kind; '' until one is chosen. */
  readonly kind: SuggestionKind | ''
  /** The department; '' until one is chosen, and null where the platform shall forward it to the right one. */
  readonly departmentId: string | null
  /** The title; '' where its first words are to be it. */
  readonly title: string
  readonly text: string
  /** What the suggestion is about, by words, and by a position where one was given. Only a problem needs one. */
  readonly place: NamedPlace
  /** Ids of uploads: pictures, or one video with a picture as its cover. */
  readonly pictures: readonly string[]
  /** The places of those pictures that the suggestion has already and that stay, when its author corrects it. */
  readonly kept: readonly number[]
  /** How the office reaches the author instead of by their phone; '' when not. Who is anonymous gives none. */
  readonly contact: string
  /** Whether everybody may read it once it is accepted. */
  readonly isPublic: boolean
  /** Whether nobody learns who wrote it, the office included. */
  readonly isAnonymous: boolean
}

/** The title as it is written, else the first sentence of the text, or as much of the text as a title holds. */
export function writtenTitle({ title, text }: Pick<SuggestionForm, 'title' | 'text'>): string {
  if (plainLine(title) !== '') return title
  const line = plainLine(text)
  const { least, most } = suggestionTitleRule
  const [sentence = ''] = line.split(/[。！？!?；;]|[.](?=\s|$)/u)
  const words = characterCount(sentence) < least ? line : sentence
  return characterCount(words) <= most ? words : `${firstCharacters(words, most - 1)}…`
}

/** A form that was checked: it has a kind. */
export type CheckedSuggestion = SuggestionForm & { readonly kind: SuggestionKind }

export type SuggestionField = keyof SuggestionForm
export type SuggestionProblem = TextProblem | MediaProblem | PlaceProblem

/** Checks the form; returns the valid suggestion, or the errors. */
export function checkSuggestion(
  form: SuggestionForm,
  media: ShownMedia,
  area: CityArea | null,
): Result<CheckedSuggestion, FieldErrors<SuggestionField, SuggestionProblem>> {
  const { kind } = form
  const text = parseText(form.text, suggestionTextRule)
  const title = parseText(writtenTitle(form), suggestionTitleRule)
  const place = parsePlace(form.place, suggestionPlaceRule, area)
  const contact = parseText(form.isAnonymous ? '' : form.contact, suggestionContactRule)
  const errors = fieldErrors<SuggestionField, SuggestionProblem>({
    kind: kind === '' ? 'required' : null,
    departmentId: form.departmentId === '' ? 'required' : null,
    // A text that has to be written anew makes another title.
    title: text.ok || plainLine(form.title) !== '' ? reasonOf(title) : null,
    text: reasonOf(text),
    place: place.ok ? (kind === 'problem' && place.value.name === '' ? 'required' : null) : place.reason,
    pictures: media.pictures + media.videos === 0 ? null : mediaProblem(media),
    kept: null,
    contact: reasonOf(contact),
    isPublic: null,
    isAnonymous: null,
  })
  if (errors !== null || kind === '' || !title.ok || !text.ok || !place.ok || !contact.ok) return failure(errors ?? {})
  return success({ ...form, kind, title: title.value, text: text.value, place: place.value, contact: contact.value })
}

export const reopenReasonRule = { least: 4, most: 300 } as const satisfies TextRule
/** A question after an answer, or an answer to a question of the office. */
export const followUpRule = { least: 2, most: 500 } as const satisfies TextRule

/** What the author writes in an act: why the answer is sent back, a question, or an answer to one. */
export interface ActText {
  readonly text: string
}

/** Checks the text of an act by its rule. */
export function checkActText(form: ActText, rule: TextRule): Result<ActText, FieldErrors<keyof ActText, TextProblem>> {
  const text = parseText(form.text, rule)
  return text.ok ? success({ text: text.value }) : failure({ text: text.reason })
}
