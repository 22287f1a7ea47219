import { inject } from 'inversify'
import { ActivitiesGateway } from '../../application/activities/activities-gateway'
import { WaitingSigns } from '../../application/activities/waiting-signs'
import { Navigator } from '../../application/navigation/navigator'
import { SessionStore } from '../../application/session/session.store'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { PagedList } from '../../application/shared/paged-list'
import type { OwnServiceRecord, ServiceSums } from '../../domain/activities/activity'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { myActivitiesPath } from './activities.routes'

/** S140: the member's hours of service, and the times that they are the sum of. */
export class ActivityRecordViewModel implements ScreenViewModel {
  readonly sums: Loadable<ServiceSums>
  readonly records: PagedList<OwnServiceRecord>

  constructor(
    @inject(ActivitiesGateway) gateway: ActivitiesGateway,
    @inject(WaitingSigns) private readonly waiting: WaitingSigns,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.sums = new Loadable((signal) => gateway.sums(signal))
    this.records = new PagedList(
      (cursor, signal) => gateway.records(cursor === undefined ? {} : { cursor }, signal),
      ({ activityId }) => activityId,
    )
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  async open(_location: ScreenLocation, signal?: CancelSignal): Promise<void> {
    if (this.isMember) await Promise.all([this.sums.load(signal), this.records.start(signal)])
  }

  /** What was signed without a network belongs to the hours. */
  show(location: ScreenLocation): void {
    if (!this.isMember) return
    if (this.records.state === 'idle') void this.open(location)
    const { ended } = this.waiting
    void this.waiting.send().then(() => {
      if (this.waiting.ended !== ended) void this.refresh()
    })
  }

  refresh(): Promise<unknown> {
    return Promise.all([this.sums.load(), this.records.start()])
  }

  back(): void {
    this.navigator.back(myActivitiesPath)
  }
}
