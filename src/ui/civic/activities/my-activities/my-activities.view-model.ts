import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { ActivitiesGateway, ownActivities } from '../../../../application/civic/activities/activities-gateway'
import { TakePart } from '../../../../application/civic/activities/take-part'
import { FilteredList } from '../../../../application/frame/lists/filtered-list'
import { ChangesStore } from '../../../../application/frame/messages/changes.store'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { forMembers } from '../../../../application/frame/session/access/for-members'
import { SessionStore } from '../../../../application/frame/session/session.store'
import type { Failure } from '../../../../application/frame/shared/failure'
import { observe } from '../../../../application/frame/shared/observe'
import type { Resources } from '../../../../application/frame/shared/resource'
import type { ActivityCard } from '../../../../domain/civic/activities/activity'
import type { ScreenViewModel } from '../../../frame/shell/screens/screen'

/** S122: the activities that the member joined, the next first, and leaving them. */
export class MyActivitiesViewModel implements ScreenViewModel {
  readonly activities: FilteredList<ActivityCard, { readonly state: string }>
  /** The activity whose leaving has to be confirmed. */
  activityToConfirm: ActivityCard | null = null
  isLeaving = false
  /** Why leaving was refused. */
  problem: Failure | null = null
  readonly resources: Resources

  constructor(
    @inject(ActivitiesGateway) gateway: ActivitiesGateway,
    @inject(TakePart) private readonly part: TakePart,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(ChangesStore) private readonly changes: ChangesStore,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.activities = new FilteredList({
      navigator,
      defaults: { state: '' },
      load: ({ state }, request, signal) =>
        gateway.mine(ownActivities.find((each) => each === state) ?? 'coming', request, signal),
      keyOf: ({ id }) => id,
    })
    this.resources = { activities: forMembers(session, this.activities) }
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  /** Reloads the list, since an act on another screen may have changed one of the activities. */
  show(): void {
    if (!this.isMember) return
    void this.changes.load()
    if (this.activities.list.state === 'ready') void this.activities.refresh()
  }

  askToLeave(activity: ActivityCard): void {
    this.activityToConfirm = activity
    this.problem = null
  }

  cancelQuestion(): void {
    this.activityToConfirm = null
  }

  async leave(): Promise<void> {
    const { activityToConfirm } = this
    if (activityToConfirm === null || this.isLeaving) return
    this.isLeaving = true
    const outcome = await this.part.leave(activityToConfirm.id, { refresh: this.activities.refresh })
    runInAction(() => {
      this.isLeaving = false
      this.activityToConfirm = null
      if (outcome.ok) this.activities.remove(activityToConfirm.id)
      else this.problem = outcome.reason
    })
  }
}
