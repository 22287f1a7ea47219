import { inject } from 'inversify'
import type { Department, Suggestion } from '../../../domain/civic/suggestions/suggestion'
import {
  checkSuggestion,
  mostSuggestionPictures,
  type CheckedSuggestion,
  type SuggestionForm,
} from '../../../domain/civic/suggestions/suggestion-form'
import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import { success } from '../../../domain/frame/shared/result'
import type { Form } from '../../frame/forms/form'
import { FormServices } from '../../frame/forms/form-services'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { SessionStore } from '../../frame/session/session.store'
import { NoticesStore } from '../../frame/shared/notices.store'
import { SiteStore } from '../../frame/site/site.store'
import { suggestionNotices } from './suggestion-notices'
import { SuggestionsGateway } from './suggestions-gateway'

/** Most suggestions report a problem, so the form begins with that kind. */
const emptyForm: SuggestionForm = {
  kind: 'problem',
  departmentId: '',
  title: '',
  text: '',
  place: { name: '', latitude: null, longitude: null },
  pictures: [],
  kept: [],
  contact: '',
  isPublic: true,
  isAnonymous: false,
}

/** A picture or the video that a suggestion has, as a form shows it. */
export interface SentMedium {
  /** The address of a picture; of a video, that of its cover, '' without one. */
  readonly address: string
  readonly isVideo: boolean
}

/** The pictures of a suggestion, and its video after them, in the order in which the platform counts them. */
export function mediaOf({ pictures, video }: Pick<Suggestion, 'pictures' | 'video'>): readonly SentMedium[] {
  const shown = pictures.map((address) => ({ address, isVideo: false }))
  return video === null ? shown : [...shown, { address: pictures[0] ?? '', isVideo: true }]
}

interface Writing {
  readonly name: string
  readonly values: SuggestionForm
  /** The pictures and films that the suggestion has already. */
  readonly stored?: readonly SentMedium[]
  readonly proposed?: () => string | null
  readonly send: (suggestion: CheckedSuggestion, key: string) => Promise<Outcome<Suggestion>>
  readonly notice: (typeof suggestionNotices)[keyof typeof suggestionNotices]
  readonly onSent: (suggestion: Suggestion) => void
}

export type SuggestionWriting = Form<SuggestionForm, CheckedSuggestion, Suggestion>

/** Creates the forms of a suggestion, with their rules, and submits them; sending needs a phone (B50). */
export class PublishSuggestion {
  constructor(
    @inject(FormServices) private readonly forms: FormServices,
    @inject(SuggestionsGateway) private readonly gateway: SuggestionsGateway,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  /** The departments to which one can write. */
  departments(signal?: CancelSignal): Promise<Outcome<readonly Department[]>> {
    return this.gateway.departments(signal)
  }

  /** The limit that keeps the member from sending another one; a guest has none, since they have to log in first. */
  async limit(signal?: CancelSignal): Promise<Outcome<ReachedLimit | null>> {
    return this.session.isMember ? await this.gateway.limit(signal) : success(null)
  }

  /** The form of a new one; `proposed` is the department to which it goes while its author has chosen none. */
  form(onSent: (suggestion: Suggestion) => void, proposed: () => string | null): SuggestionWriting {
    return this.make({
      name: 'suggestion',
      values: emptyForm,
      proposed,
      send: (suggestion, key) => this.gateway.create(suggestion, key),
      notice: suggestionNotices['suggestion-sent'],
      onSent,
    })
  }

  /** The form in which the author corrects a suggestion; it begins with what the suggestion says. */
  correctionForm(stored: Suggestion, onSent: (suggestion: Suggestion) => void): SuggestionWriting {
    const { id, kind, department, toForward, title, text, place, contact, isPublic, author } = stored
    const media = mediaOf(stored)
    return this.make({
      name: `suggestion-correction:${id}`,
      values: {
        ...{ kind, title, text, place, contact, isPublic },
        departmentId: toForward ? null : department.id,
        pictures: [],
        kept: media.map((_, index) => index),
        isAnonymous: author === null,
      },
      stored: media,
      send: (suggestion, key) => this.gateway.correct(id, suggestion, key),
      notice: suggestionNotices['suggestion-corrected'],
      onSent,
    })
  }

  private make({ name, values, stored = [], proposed = () => null, send, notice, onSent }: Writing): SuggestionWriting {
    const form: SuggestionWriting = this.forms.make({
      name,
      values,
      needs: 'phone',
      pictures: mostSuggestionPictures,
      published: true,
      videos: true,
      dependents: { kind: ['place'], isAnonymous: ['contact'] },
      check: (input) => {
        const kept = input.kept.map((index) => stored[index])
        const added = form.pictures?.counts ?? { pictures: 0, videos: 0 }
        const media = {
          pictures: kept.filter((medium) => medium?.isVideo === false).length + added.pictures,
          videos: kept.filter((medium) => medium?.isVideo === true).length + added.videos,
        }
        const { departmentId } = input
        const sent = { ...input, departmentId: departmentId === '' ? proposed() : departmentId }
        return checkSuggestion(sent, media, this.site.area)
      },
      send,
      onSent: (suggestion) => {
        this.notices.show({ code: notice }, 'success')
        onSent(suggestion)
      },
    })
    return form
  }
}
