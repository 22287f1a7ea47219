import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { CaseAct } from '../../../application/frame/cases/case-act'
import { FeedbackGateway } from '../../../application/civic/feedback/feedback-gateway'
import type { Form } from '../../../application/frame/forms/form'
import { FormServices } from '../../../application/frame/forms/form-services'
import { forMembers } from '../../../application/frame/session/access/for-members'
import { SessionStore } from '../../../application/frame/session/session.store'
import { Loadable } from '../../../application/frame/shared/loadable'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import type { Feedback, OfferedFeedbackAct } from '../../../domain/civic/feedback/feedback'
import { checkAddition, mostFeedbackPictures, type AdditionForm } from '../../../domain/civic/feedback/feedback-form'
import type { ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'
import { observe } from '../../../application/frame/shared/observe'

/** S072: one feedback with its answers, to which its author can add, and which they can close. */
export class FeedbackViewModel implements ScreenViewModel {
  readonly feedback: Loadable<Feedback>
  busy: OfferedFeedbackAct | null = null
  /** The form of an addition; null while none is being written. */
  addition: Form<AdditionForm, AdditionForm, Feedback> | null = null
  readonly resources: Resources
  private id = ''
  private readonly closeKey: string

  constructor(
    @inject(FeedbackGateway) private readonly gateway: FeedbackGateway,
    @inject(CaseAct) private readonly caseAct: CaseAct,
    @inject(FormServices) private readonly forms: FormServices,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    this.feedback = new Loadable((signal) => gateway.feedback(this.id, signal))
    this.closeKey = forms.newKey()
    this.resources = { feedback: resetResource(forMembers(session, this.feedback)) }
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  applyLocation({ params }: ScreenLocation): void {
    this.id = params['id'] ?? ''
  }

  act(act: OfferedFeedbackAct): void {
    if (act === 'add') this.say()
    else void this.close()
  }

  closeDialog(): void {
    this.addition = null
  }

  private say(): void {
    const form = this.forms.make<AdditionForm, AdditionForm, Feedback>({
      name: `add-to-feedback:${this.id}`,
      values: { text: '', pictures: [] },
      needs: 'member',
      pictures: mostFeedbackPictures,
      check: checkAddition,
      send: async (words, key) => this.caseAct.after(await this.gateway.add(this.id, words, key), this.refreshing),
      onSent: (feedback) => {
        this.feedback.set(feedback)
        this.closeDialog()
      },
    })
    this.addition = form
    void form.open()
  }

  private async close(): Promise<void> {
    if (this.busy !== null) return
    this.busy = 'close'
    const outcome = await this.caseAct.after(await this.gateway.close(this.id, this.closeKey), this.refreshing)
    runInAction(() => {
      this.busy = null
      if (outcome.ok) this.feedback.set(outcome.value)
    })
  }

  private get refreshing() {
    return { refresh: () => this.feedback.load() }
  }
}
