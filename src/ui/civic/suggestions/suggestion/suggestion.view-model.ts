import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { MapSpot } from '../../../../application/civic/maps/map-spot'
import { SuggestionActs, type SuggestionActForm } from '../../../../application/civic/suggestions/suggestion-acts'
import { SubscribeToSuggestion } from '../../../../application/civic/suggestions/subscribe-to-suggestion'
import { SupportSuggestion } from '../../../../application/civic/suggestions/support-suggestion'
import type { CancelSignal } from '../../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import type { Resources } from '../../../../application/frame/shared/resource'
import type { Suggestion } from '../../../../domain/civic/suggestions/suggestion'
import {
  publicSuggestionStates,
  type AuthorAct,
  type Support,
} from '../../../../domain/civic/suggestions/suggestion-lifecycle'
import { ParticipationViewModel } from '../../../participation/participation.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { suggestionPath } from '../suggestions.paths'

/** S094: one suggestion, its answer, its supporters, and the visitor's acts. */
export class SuggestionViewModel implements ScreenViewModel {
  id = ''
  readonly suggestion: Loadable<Suggestion>
  /** The form of the act being written. */
  actForm: SuggestionActForm | null = null
  /** The act that is being performed. */
  busy: AuthorAct | null = null
  /** Whether a support or a subscription is being sent. */
  isSupporting = false
  readonly resources: Resources
  /** Idempotency key of the next act without a form. */
  private key: string

  constructor(
    @inject(SuggestionActs) private readonly acts: SuggestionActs,
    @inject(SupportSuggestion) private readonly supporting: SupportSuggestion,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
    @inject(MapSpot) readonly spot: MapSpot,
    @inject(SubscribeToSuggestion) private readonly subscribing: SubscribeToSuggestion,
  ) {
    this.suggestion = new Loadable((signal) => acts.read(this.id, signal))
    this.key = acts.newKey()
    this.resources = {
      suggestion: {
        open: (_location, signal) => this.load(signal),
        show: (location) => participation.show(location),
        onLocationChange: (location) => participation.onLocationChange(location),
        reload: () => this.reload(),
      },
    }
    observe(this)
  }

  get head(): ScreenHead | null {
    const suggestion = this.suggestion.value
    return suggestion === null
      ? null
      : {
          title: suggestion.title,
          description: suggestion.summary,
          image: suggestion.cover,
          ...(this.isListed && { about: { kind: 'suggestion' as const, id: this.id } }),
        }
  }

  /** Whether everybody can see it. */
  get isListed(): boolean {
    const { value } = this.suggestion
    return value?.isPublic === true && publicSuggestionStates.some((state) => state === value.state)
  }

  get isGone(): boolean {
    return this.suggestion.failure?.code === 'gone'
  }

  applyLocation({ params }: ScreenLocation): void {
    this.id = params['aid'] ?? ''
  }

  /** Sends the support or the subscription that a login interrupted. */
  onArrival(): void {
    if (this.suggestion.value?.maySubscribe === true && this.subscribing.consumeIntent(this.id))
      void this.subscribe(true)
    if (this.suggestion.value?.maySupport !== true) return
    const intent = this.supporting.consumeIntent(this.id)
    if (intent !== null) void this.setSupport(intent.support)
  }

  async reload(): Promise<void> {
    await this.load()
    this.onArrival()
  }

  /** Taps of the two buttons: each is a switch, and having the problem includes the support. */
  toggle(support: Exclude<Support, 'none'>): void {
    void this.setSupport(this.suggestion.value?.support === support ? 'none' : support)
  }

  /** Taps of the bell: it is a switch. */
  toggleSubscription(): void {
    void this.subscribe(this.suggestion.value?.subscribed !== true)
  }

  act(act: AuthorAct): void {
    if (act === 'confirm' || act === 'withdraw') void this.perform(act)
    else if (act !== 'correct') this.write(act)
  }

  close(): void {
    this.actForm = null
  }

  private async setSupport(support: Support): Promise<void> {
    if (this.isSupporting) return
    this.isSupporting = true
    const { id } = this
    const answer = await this.supporting.execute({ id, support }, 'suggestion', { refresh: () => this.refresh() })
    runInAction(() => {
      this.isSupporting = false
      if (answer !== null) this.showAnswer(answer)
    })
  }

  private async subscribe(subscribed: boolean): Promise<void> {
    if (this.isSupporting) return
    this.isSupporting = true
    const answer = await this.subscribing.execute(this.id, subscribed, { refresh: () => this.refresh() })
    runInAction(() => {
      this.isSupporting = false
      if (answer !== null) this.showAnswer(answer)
    })
  }

  private async perform(act: 'confirm' | 'withdraw'): Promise<void> {
    if (this.busy !== null) return
    this.busy = act
    const outcome = await this.acts[act](this.id, this.key, { refresh: () => this.refresh() })
    runInAction(() => {
      this.busy = null
      this.key = this.acts.newKey()
      if (outcome.ok) this.showAnswer(outcome.value)
    })
  }

  private write(act: SuggestionActForm['act']): void {
    this.actForm = this.acts.make(act, this.id, {
      refresh: () => this.refresh(),
      onDone: (suggestion) => {
        this.showAnswer(suggestion)
        this.close()
      },
    })
    void this.actForm.form.open()
  }

  private async load(signal?: CancelSignal): Promise<void> {
    await this.suggestion.load(signal)
    const suggestion = this.suggestion.value
    // What nobody else can see has no comments.
    if (suggestion === null || !this.isListed) return
    await this.participation.open({ kind: 'suggestion', id: this.id }, signal)
    const { title, summary: description, cover } = suggestion
    this.participation.onArrival({ path: suggestionPath(this.id), info: null, title, description, cover: cover ?? '' })
  }

  private async refresh(): Promise<void> {
    await this.suggestion.load()
    // Closes the form of an act that is no longer possible.
    if (this.actForm !== null && this.suggestion.value?.acts.includes(this.actForm.act) !== true) this.close()
  }

  private showAnswer(suggestion: Suggestion): void {
    // The answer to an act does not include the distance, so the known distance is kept.
    this.suggestion.set({ ...suggestion, distance: suggestion.distance ?? this.suggestion.value?.distance ?? null })
  }
}
