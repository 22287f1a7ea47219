import { inject } from 'inversify'
import { FeedbackGateway } from '../../application/feedback/feedback-gateway'
import { FilteredList, type SavedList } from '../../application/lists/filtered-list'
import { Navigator } from '../../application/navigation/navigator'
import { SessionStore } from '../../application/session/session.store'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { FeedbackCard } from '../../domain/feedback/feedback'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

/** S071: the member's feedback, by state. */
export class MyFeedbackViewModel implements ScreenViewModel {
  readonly feedback: FilteredList<FeedbackCard, { readonly state: string }>

  constructor(
    @inject(FeedbackGateway) gateway: FeedbackGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.feedback = new FilteredList({
      navigator,
      defaults: { state: '' },
      load: ({ state }, request, signal) => gateway.mine(state, request, signal),
      keyOf: ({ id }) => id,
    })
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  async open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    if (this.isMember) await this.feedback.open(location, signal)
  }

  /** An answer may have been read, or something added, since. */
  show(): void {
    if (this.isMember && this.feedback.list.state === 'ready') void this.feedback.refresh()
  }

  moved(location: ScreenLocation): void {
    this.feedback.moved(location)
  }

  snapshot(): SavedList<FeedbackCard> {
    return this.feedback.snapshot()
  }

  restore(saved: unknown, location: ScreenLocation): void {
    if (this.isMember) this.feedback.restore(saved as SavedList<FeedbackCard>, location)
  }

  readonly back = (): void => this.navigator.back('/mine')
}
