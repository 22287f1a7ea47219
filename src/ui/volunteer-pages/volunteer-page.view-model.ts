import { inject } from 'inversify'
import { Navigator } from '../../application/navigation/navigator'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { PagedList } from '../../application/shared/paged-list'
import { VolunteerPagesGateway } from '../../application/volunteer-pages/volunteer-pages-gateway'
import type { ServiceRecord } from '../../domain/activities/activity'
import type { VolunteerPage } from '../../domain/volunteer-pages/volunteer-page'
import { rankingPaths } from '../rankings/rankings.routes'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

/** S146: a volunteer as everybody sees them, with their hours, their teams and what they did. */
export class VolunteerPageViewModel implements ScreenViewModel {
  readonly volunteer: Loadable<VolunteerPage>
  readonly actions: PagedList<ServiceRecord>
  private id = ''

  constructor(
    @inject(VolunteerPagesGateway) gateway: VolunteerPagesGateway,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.volunteer = new Loadable((signal) => gateway.volunteer(this.id, signal))
    this.actions = new PagedList(
      (cursor, signal) => gateway.actions(this.id, cursor === undefined ? {} : { cursor }, signal),
      ({ activityId }) => activityId,
    )
    observe(this)
  }

  async open({ params }: ScreenLocation, signal?: CancelSignal): Promise<void> {
    this.id = params['id'] ?? ''
    await Promise.all([this.volunteer.load(signal), this.actions.start(signal)])
  }

  refresh(): Promise<unknown> {
    return Promise.all([this.volunteer.load(), this.actions.start()])
  }

  back(): void {
    this.navigator.back(rankingPaths.person)
  }
}
