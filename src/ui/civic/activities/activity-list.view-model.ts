import { inject } from 'inversify'
import { ActivitiesGateway, type ActivityFilters } from '../../../application/civic/activities/activities-gateway'
import { FilterDraft } from '../../../application/frame/lists/filter-draft'
import { FilteredList } from '../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { NearestFirst } from '../../../application/frame/places/nearest-first'
import { PositionStore } from '../../../application/frame/places/position.store'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import { isActivityOver } from '../../../domain/civic/activities/activity-lifecycle'
import type { ActivityCard } from '../../../domain/civic/activities/activity'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** S136: the city's activities, filtered by state and kind, sorted by time or by distance. */
export class ActivityListViewModel implements ScreenViewModel {
  readonly activities: FilteredList<ActivityCard, ActivityFilters>
  readonly filters: FilterDraft<ActivityFilters>
  readonly resources: Resources
  private readonly nearest: NearestFirst

  constructor(
    @inject(ActivitiesGateway) gateway: ActivitiesGateway,
    @inject(PositionStore) positions: PositionStore,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.activities = new FilteredList({
      navigator,
      defaults: { state: '', kind: '', when: '', free: '', within: '', order: 'time' },
      load: (filters, request, signal) => gateway.list(filters, positions.position, request, signal),
      keyOf: ({ id }) => id,
    })
    this.filters = new FilterDraft(this.activities)
    this.nearest = new NearestFirst(positions, this.activities)
    this.resources = { activities: this.activities, nearest: this.nearest }
    observe(this)
  }

  /** Whether the list shows activities that are over; they cannot be filtered by coming days or by places left. */
  get isOver(): boolean {
    return isActivityOver(this.activities.filters.state)
  }

  chooseState(state: string): void {
    this.activities.choose(isActivityOver(state) ? { state, when: '', free: '' } : { state })
  }

  setOrder(order: string): void {
    this.nearest.choose(order)
  }
}
