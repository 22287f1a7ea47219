import { fieldErrors, type FieldErrors } from '../../frame/shared/field-rules'
import { parseText, type TextProblem, type TextRule } from '../../frame/shared/plain-text'
import { failure, reasonOf, success, type Result } from '../../frame/shared/result'

export const showTextRule = { least: 4, most: 1000 } as const satisfies TextRule
export const showPlaceRule = { most: 60, lines: 'one' } as const satisfies TextRule
export const mostShowPictures = 9

/** The input of the form for a show. */
export interface ShowForm {
  readonly text: string
  /** The category; '' until one is chosen. An entry, which stands under a topic, needs none. */
  readonly categoryId: string
  /** The place in words; may be ''. */
  readonly place: string
  /** Ids of uploads: pictures or a video. */
  readonly pictures: readonly string[]
}

/** The numbers of pictures and videos of a show. */
export interface ShownMedia {
  readonly pictures: number
  readonly videos: number
}

/** A show has a category; an entry stands under a topic. */
export type ShownKind = 'show' | 'entry'

export type ShowField = keyof ShowForm
export type ShowProblem = TextProblem | MediaProblem
export type MediaProblem = 'required' | 'too-many' | 'one-video' | 'video-with-many'

/** Checks the form; returns the valid show, or the errors. */
export function checkShow(
  form: ShowForm,
  media: ShownMedia,
  kind: ShownKind,
): Result<ShowForm, FieldErrors<ShowField, ShowProblem>> {
  const text = parseText(form.text, showTextRule)
  const place = parseText(form.place, showPlaceRule)
  const errors = fieldErrors<ShowField, ShowProblem>({
    text: reasonOf(text),
    categoryId: kind === 'show' && form.categoryId === '' ? 'required' : null,
    place: reasonOf(place),
    pictures: mediaProblem(media),
  })
  if (errors !== null || !text.ok || !place.ok) return failure(errors ?? {})
  return success({ ...form, text: text.value, place: place.value })
}

/** Why the media are refused; null when they are pictures, or one video with a picture as its cover. */
export function mediaProblem({ pictures, videos }: ShownMedia): MediaProblem | null {
  if (pictures + videos === 0) return 'required'
  if (videos > 1) return 'one-video'
  if (videos === 1) return pictures > 1 ? 'video-with-many' : null
  return pictures > mostShowPictures ? 'too-many' : null
}
