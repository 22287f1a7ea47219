import { inject } from 'inversify'
import { FeedbackGateway } from '../../../application/civic/feedback/feedback-gateway'
import { FilteredList } from '../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { forMembers } from '../../../application/frame/session/access/for-members'
import { SessionStore } from '../../../application/frame/session/session.store'
import type { Resources } from '../../../application/frame/shared/resource'
import type { FeedbackCard } from '../../../domain/civic/feedback/feedback'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** S071: the member's feedback, by state. */
export class MyFeedbackViewModel implements ScreenViewModel {
  readonly feedback: FilteredList<FeedbackCard, { readonly state: string }>
  readonly resources: Resources

  constructor(
    @inject(FeedbackGateway) gateway: FeedbackGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.feedback = new FilteredList({
      navigator,
      defaults: { state: '' },
      load: ({ state }, request, signal) => gateway.mine(state, request, signal),
      keyOf: ({ id }) => id,
    })
    this.resources = { feedback: forMembers(session, this.feedback) }
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  /** Reloads the list: an answer may have been read on another screen, or something added there. */
  show(): void {
    if (this.isMember && this.feedback.list.state === 'ready') void this.feedback.refresh()
  }
}
