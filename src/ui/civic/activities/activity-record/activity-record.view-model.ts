import { inject } from 'inversify'
import { ActivitiesGateway } from '../../../../application/civic/activities/activities-gateway'
import { WaitingCheckIns } from '../../../../application/civic/activities/waiting-check-ins'
import { forMembers } from '../../../../application/frame/session/access/for-members'
import { SessionStore } from '../../../../application/frame/session/session.store'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { PagedList } from '../../../../application/frame/shared/paged-list'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import type { OwnServiceRecord, ServiceSums } from '../../../../domain/civic/activities/activity'
import type { ScreenViewModel } from '../../../frame/shell/screens/screen'

/** S140: the sums of the member's hours, and the single times of service. */
export class ActivityRecordViewModel implements ScreenViewModel {
  readonly sums: Loadable<ServiceSums>
  readonly records: PagedList<OwnServiceRecord>
  readonly resources: Resources

  constructor(
    @inject(ActivitiesGateway) gateway: ActivitiesGateway,
    @inject(WaitingCheckIns) private readonly waiting: WaitingCheckIns,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    this.sums = new Loadable((signal) => gateway.sums(signal))
    this.records = new PagedList(
      (cursor, signal) => gateway.records(cursor === undefined ? {} : { cursor }, signal),
      ({ activityId }) => activityId,
    )
    this.resources = {
      sums: forMembers(session, resetResource(this.sums)),
      records: forMembers(session, resetResource(this.records)),
    }
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  /**
   * Sends check-ins that were made without a network, and reloads the hours when any of them was accepted or refused.
   */
  show(): void {
    if (!this.isMember) return
    const { ended } = this.waiting
    void this.waiting.send().then(() => {
      if (this.waiting.ended !== ended) void this.refresh()
    })
  }

  refresh(): Promise<unknown> {
    return Promise.all([this.sums.load(), this.records.start()])
  }
}
