import { inject } from 'inversify'
import { FeedbackGateway } from '../../../application/civic/feedback/feedback-gateway'
import type { Form } from '../../../application/frame/forms/form'
import { FormServices } from '../../../application/frame/forms/form-services'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { forMembers } from '../../../application/frame/session/access/for-members'
import { SessionStore } from '../../../application/frame/session/session.store'
import { Loadable } from '../../../application/frame/shared/loadable'
import { NoticesStore } from '../../../application/frame/shared/notices.store'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import type { Feedback } from '../../../domain/civic/feedback/feedback'
import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import { checkFeedback, mostFeedbackPictures, type FeedbackForm } from '../../../domain/civic/feedback/feedback-form'
import { minePath } from '../../overview/agenda/agenda.paths'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'
import { feedbackDetailPath } from './feedback.paths'
import { feedbackNotices } from '../../../application/civic/feedback/feedback-notices'

const emptyForm: FeedbackForm = { kind: '', text: '', pictures: [], contact: '' }

/** S070: sends feedback, which a guest may do without pictures. */
export class FeedbackFormViewModel implements ScreenViewModel {
  readonly form: Form<FeedbackForm, FeedbackForm, Feedback | null>
  /** The limit that keeps a member from sending more; nobody waits for it. */
  readonly limit: Loadable<ReachedLimit | null>
  readonly resources: Resources

  constructor(
    @inject(FormServices) forms: FormServices,
    @inject(FeedbackGateway) gateway: FeedbackGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(NoticesStore) notices: NoticesStore,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.form = forms.make({
      name: 'feedback',
      values: emptyForm,
      needs: 'nobody',
      pictures: mostFeedbackPictures,
      check: checkFeedback,
      send: (feedback, key) => gateway.send(feedback, key),
      onSent: (feedback) => {
        notices.show({ code: feedbackNotices['feedback-sent'] }, 'success')
        if (feedback === null) navigator.back(minePath)
        else navigator.navigateTo(feedbackDetailPath(feedback.id), { replace: true })
      },
    })
    this.limit = new Loadable((signal) => gateway.limit(signal))
    this.resources = { form: this.form, limit: forMembers(session, resetResource(this.limit)) }
  }

  get isMember(): boolean {
    return this.session.isMember
  }
}
