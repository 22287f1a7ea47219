import { inject } from 'inversify'
import type { Department, Suggestion } from '../../../domain/civic/suggestions/suggestion'
import {
  checkSuggestion,
  mostSuggestionPictures,
  type CheckedSuggestion,
  type SuggestionForm,
} from '../../../domain/civic/suggestions/suggestion-form'
import type { Form } from '../../frame/forms/form'
import { FormServices } from '../../frame/forms/form-services'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { NoticesStore } from '../../frame/shared/notices.store'
import { suggestionNotices } from './suggestion-notices'
import { SuggestionsGateway } from './suggestions-gateway'

const emptyForm: SuggestionForm = {
  kind: '',
  departmentId: '',
  title: '',
  text: '',
  place: { name: '', latitude: null, longitude: null },
  pictures: [],
  contact: '',
  isPublic: true,
  isAnonymous: false,
}

/** Creates the form of a suggestion, with its rules, and submits it; sending needs a phone (B50). */
export class PublishSuggestion {
  constructor(
    @inject(FormServices) private readonly forms: FormServices,
    @inject(SuggestionsGateway) private readonly gateway: SuggestionsGateway,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** The departments to which one can write. */
  departments(signal?: CancelSignal): Promise<Outcome<readonly Department[]>> {
    return this.gateway.departments(signal)
  }

  form(onSent: (suggestion: Suggestion) => void): Form<SuggestionForm, CheckedSuggestion, Suggestion> {
    const form: Form<SuggestionForm, CheckedSuggestion, Suggestion> = this.forms.make({
      name: 'suggestion',
      values: emptyForm,
      needs: 'phone',
      pictures: mostSuggestionPictures,
      published: true,
      videos: true,
      dependents: { kind: ['place'], isAnonymous: ['contact'] },
      check: (values) => checkSuggestion(values, form.pictures?.counts ?? { pictures: 0, videos: 0 }),
      send: (suggestion, key) => this.gateway.create(suggestion, key),
      onSent: (suggestion) => {
        this.notices.show({ code: suggestionNotices['suggestion-sent'] }, 'success')
        onSent(suggestion)
      },
    })
    return form
  }
}
