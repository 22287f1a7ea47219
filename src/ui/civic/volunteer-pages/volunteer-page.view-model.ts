import { inject } from 'inversify'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { PagedList } from '../../../application/frame/shared/paged-list'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import { VolunteerPagesGateway } from '../../../application/civic/volunteer-pages/volunteer-pages-gateway'
import type { ServiceRecord } from '../../../domain/civic/activities/activity'
import type { VolunteerPage } from '../../../domain/civic/volunteer-pages/volunteer-page'
import type { ScreenViewModel } from '../../frame/shell/screen'

/** S146: a volunteer's public page, with their hours, teams and service. */
export class VolunteerPageViewModel implements ScreenViewModel {
  readonly volunteer: Loadable<VolunteerPage>
  readonly actions: PagedList<ServiceRecord>
  readonly resources: Resources

  constructor(@inject(VolunteerPagesGateway) gateway: VolunteerPagesGateway) {
    this.volunteer = new Loadable((signal, { params }) => gateway.volunteer(params['id'] ?? '', signal))
    this.actions = new PagedList(
      (cursor, signal, { params }) =>
        gateway.actions(params['id'] ?? '', cursor === undefined ? {} : { cursor }, signal),
      ({ activityId }) => activityId,
    )
    this.resources = { volunteer: resetResource(this.volunteer), actions: resetResource(this.actions) }
    observe(this)
  }

  refresh(): Promise<unknown> {
    return Promise.all([this.volunteer.load(), this.actions.start()])
  }
}
