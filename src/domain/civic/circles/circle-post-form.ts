import { fieldErrors, type FieldErrors } from '../../frame/shared/field-rules'
import type { CityArea } from '../../frame/places/city-area'
import { nowhere, parsePlace, type NamedPlace, type PlaceProblem } from '../../frame/places/named-place'
import { parseText, type TextProblem, type TextRule } from '../../frame/shared/plain-text'
import { failure, reasonOf, success, type Result } from '../../frame/shared/result'
import { namedPeople, type NamedPerson } from '../../participation/marked-text/marked-text'
import type { LinkPreview } from '../../participation/marked-text/link-preview'
import { checkPoll, emptyPoll, type PollForm, type PollProblem } from '../../participation/polls/poll'
import { mediaProblem, type MediaProblem, type ShownMedia } from '../shows/show-form'

export const circlePostTextRule = { least: 2, most: 2000 } as const satisfies TextRule
export const circlePostPlaceRule = { most: 60, lines: 'one' } as const satisfies TextRule
export const mostPostPictures = 9

/** The input of the form for a post; the poll's fields count while it has one. */
export interface CirclePostForm extends PollForm {
  readonly text: string
  /** The people whom the writer chose while typing. */
  readonly people: readonly NamedPerson[]
  /** The place by words, and by a position on the map where one was given. */
  readonly place: NamedPlace
  /** Ids of uploads: pictures, or one video with a picture as its cover. */
  readonly pictures: readonly string[]
  /** The page that is shown under the text; null for none. */
  readonly link: LinkPreview | null
  readonly hasPoll: boolean
}

export const emptyCirclePost: CirclePostForm = {
  text: '',
  people: [],
  place: nowhere,
  pictures: [],
  link: null,
  hasPoll: false,
  ...emptyPoll,
}

/** A post as it is sent. */
export interface CirclePostWriting {
  readonly text: string
  readonly people: readonly NamedPerson[]
  readonly place: NamedPlace
  readonly pictures: readonly string[]
  readonly linkId: string | null
  readonly poll: PollForm | null
}

export type CirclePostField = 'text' | 'place' | 'pictures' | 'question' | 'options'
export type CirclePostProblem = TextProblem | PlaceProblem | MediaProblem | PollProblem

/** Checks the form; returns the post, or the errors. */
export function checkCirclePost(
  form: CirclePostForm,
  media: ShownMedia,
  area: CityArea | null,
): Result<CirclePostWriting, FieldErrors<CirclePostField, CirclePostProblem>> {
  const text = parseText(form.text, circlePostTextRule)
  const place = parsePlace(form.place, circlePostPlaceRule, area)
  const poll = form.hasPoll ? checkPoll(form) : success(null)
  const errors = fieldErrors<CirclePostField, CirclePostProblem>({
    text: reasonOf(text),
    place: reasonOf(place),
    // A post may have neither pictures nor a video.
    pictures: media.pictures + media.videos === 0 ? null : mediaProblem(media),
    question: poll.ok ? null : (poll.reason.question ?? null),
    options: poll.ok ? null : (poll.reason.options ?? null),
  })
  if (errors !== null || !text.ok || !place.ok || !poll.ok) return failure(errors ?? {})
  return success({
    text: text.value,
    people: namedPeople(text.value, form.people),
    place: place.value,
    pictures: form.pictures,
    linkId: form.link?.id ?? null,
    poll: poll.value,
  })
}
