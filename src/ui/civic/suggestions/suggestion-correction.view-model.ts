import { inject } from 'inversify'
import { MapSpot } from '../../../application/civic/maps/map-spot'
import {
  mediaOf,
  PublishSuggestion,
  type SentMedium,
  type SuggestionWriting,
} from '../../../application/civic/suggestions/publish-suggestion'
import { SuggestionActs } from '../../../application/civic/suggestions/suggestion-acts'
import { LateForm } from '../../../application/frame/forms/late-form'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { SessionStore } from '../../../application/frame/session/session.store'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import type { Department, Suggestion } from '../../../domain/civic/suggestions/suggestion'
import type { ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'
import { suggestionPath } from './suggestions.paths'

/** The form by which the author corrects a suggestion that no department has accepted yet. */
export class SuggestionCorrectionViewModel implements ScreenViewModel {
  id = ''
  readonly suggestion: Loadable<Suggestion>
  readonly departments: Loadable<readonly Department[]>
  readonly resources: Resources
  private readonly late = new LateForm<SuggestionWriting>()

  constructor(
    @inject(PublishSuggestion) private readonly publishing: PublishSuggestion,
    @inject(SuggestionActs) acts: SuggestionActs,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(MapSpot) readonly spot: MapSpot,
  ) {
    this.suggestion = new Loadable((signal) => acts.read(this.id, signal))
    this.departments = new Loadable((signal) => publishing.departments(signal))
    this.resources = {
      form: { open: (_location, signal) => this.load(signal), show: () => this.late.show() },
      departments: resetResource(this.departments),
    }
    observe(this)
  }

  /** The form; null until the suggestion is loaded, and for one that cannot be corrected any more. */
  get form(): SuggestionWriting | null {
    return this.late.form
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  /** Whether it can no longer be corrected, since a department has accepted it or its author withdrew it. */
  get isTooLate(): boolean {
    const { value } = this.suggestion
    return value !== null && !value.acts.includes('correct')
  }

  get isGone(): boolean {
    return this.suggestion.failure?.code === 'gone'
  }

  get stored(): readonly SentMedium[] {
    const { value } = this.suggestion
    return value === null ? [] : mediaOf(value)
  }

  /** The suggestion itself. */
  get parent(): string {
    return suggestionPath(this.id)
  }

  applyLocation({ params }: ScreenLocation): void {
    this.id = params['id'] ?? ''
  }

  async load(signal?: CancelSignal): Promise<void> {
    if (!this.isMember || this.form !== null) return
    await this.suggestion.load(signal)
    const { value } = this.suggestion
    if (value === null || this.isTooLate) return
    const form = this.publishing.correctionForm(value, () => this.navigator.navigateTo(this.parent, { replace: true }))
    await form.open()
    this.late.set(form)
  }
}
