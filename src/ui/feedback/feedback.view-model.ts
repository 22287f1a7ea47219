import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { CaseAct } from '../../application/cases/case-act'
import { FeedbackGateway } from '../../application/feedback/feedback-gateway'
import type { Form } from '../../application/forms/form'
import { FormServices } from '../../application/forms/form-services'
import { Navigator } from '../../application/navigation/navigator'
import { SessionStore } from '../../application/session/session.store'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import type { Feedback, OfferedFeedbackAct } from '../../domain/feedback/feedback'
import { checkAddition, mostFeedbackPictures, type AdditionForm } from '../../domain/feedback/feedback-form'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { myFeedbackPath } from './feedback.routes'
import { observe } from '../../application/shared/observe'

/** S072: one feedback with its answers; it can be added to, and closed. */
export class FeedbackViewModel implements ScreenViewModel {
  id = ''
  readonly feedback: Loadable<Feedback>
  busy: OfferedFeedbackAct | null = null
  /** Open while an addition is being written. */
  addition: Form<AdditionForm, AdditionForm, Feedback> | null = null
  private closeKey = ''

  constructor(
    @inject(FeedbackGateway) private readonly gateway: FeedbackGateway,
    @inject(CaseAct) private readonly caseAct: CaseAct,
    @inject(FormServices) private readonly forms: FormServices,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.feedback = new Loadable((signal) => gateway.feedback(this.id, signal))
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  async open({ params }: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.id = params['id'] ?? ''
    this.closeKey = this.forms.newKey()
    if (this.isMember) await this.feedback.load(signal)
  }

  reload(): void {
    void this.feedback.load()
  }

  back(): void {
    this.navigator.back(myFeedbackPath)
  }

  act(act: OfferedFeedbackAct): void {
    if (act === 'add') this.say()
    else void this.close()
  }

  endSaying(): void {
    this.addition = null
  }

  private say(): void {
    const form = this.forms.make<AdditionForm, AdditionForm, Feedback>({
      name: `add-to-feedback:${this.id}`,
      values: { text: '', pictures: [] },
      needs: 'member',
      pictures: mostFeedbackPictures,
      check: checkAddition,
      send: (words, key) => this.caseAct.execute(() => this.gateway.add(this.id, words, key), this.refreshing),
      onSent: (feedback) => {
        this.feedback.set(feedback)
        this.endSaying()
      },
    })
    this.addition = form
    void form.open()
  }

  private async close(): Promise<void> {
    if (this.busy !== null) return
    this.busy = 'close'
    const outcome = await this.caseAct.execute(() => this.gateway.close(this.id, this.closeKey), this.refreshing)
    runInAction(() => {
      this.busy = null
      if (outcome.ok) this.feedback.set(outcome.value)
    })
  }

  private get refreshing() {
    return { refresh: () => this.feedback.load() }
  }
}
