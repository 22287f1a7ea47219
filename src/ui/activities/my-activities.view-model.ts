import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { ActivitiesGateway, ownActivities } from '../../application/activities/activities-gateway'
import { TakePart } from '../../application/activities/take-part'
import { FilteredList, type SavedList } from '../../application/lists/filtered-list'
import { ChangesStore } from '../../application/messages/changes.store'
import { Navigator } from '../../application/navigation/navigator'
import { SessionStore } from '../../application/session/session.store'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { Failure } from '../../application/shared/failure'
import { observe } from '../../application/shared/observe'
import type { ActivityCard } from '../../domain/activities/activity'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

/** S122: the activities that the member joined, the next first, and leaving them. */
export class MyActivitiesViewModel implements ScreenViewModel {
  readonly activities: FilteredList<ActivityCard, { readonly state: string }>
  /** The activity whose leaving has to be confirmed. */
  asked: ActivityCard | null = null
  isLeaving = false
  /** Why leaving was refused. */
  problem: Failure | null = null

  constructor(
    @inject(ActivitiesGateway) gateway: ActivitiesGateway,
    @inject(TakePart) private readonly part: TakePart,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(ChangesStore) private readonly changes: ChangesStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.activities = new FilteredList({
      navigator,
      defaults: { state: '' },
      load: ({ state }, request, signal) =>
        gateway.mine(ownActivities.find((each) => each === state) ?? 'coming', request, signal),
      keyOf: ({ id }) => id,
    })
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  async open(location: ScreenLocation, signal?: CancelSignal): Promise<void> {
    if (this.isMember) await this.activities.open(location, signal)
  }

  /** An act on another screen may have changed one of them. */
  show(location: ScreenLocation): void {
    if (!this.isMember) return
    void this.changes.load()
    if (this.activities.list.state === 'idle') void this.open(location)
    else if (this.activities.list.state === 'ready') void this.activities.refresh()
  }

  moved(location: ScreenLocation): void {
    this.activities.moved(location)
  }

  snapshot(): SavedList<ActivityCard> {
    return this.activities.snapshot()
  }

  restore(saved: unknown, location: ScreenLocation): void {
    if (this.isMember) this.activities.restore(saved as SavedList<ActivityCard>, location)
  }

  ask(activity: ActivityCard): void {
    this.asked = activity
    this.problem = null
  }

  keep(): void {
    this.asked = null
  }

  async leave(): Promise<void> {
    const { asked } = this
    if (asked === null || this.isLeaving) return
    this.isLeaving = true
    const outcome = await this.part.leave(asked.id, { refresh: this.activities.refresh })
    runInAction(() => {
      this.isLeaving = false
      this.asked = null
      if (outcome.ok) this.activities.remove(asked.id)
      else this.problem = outcome.reason
    })
  }

  back(): void {
    this.navigator.back('/mine')
  }
}
