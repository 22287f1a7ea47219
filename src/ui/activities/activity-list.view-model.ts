import { inject } from 'inversify'
import { ActivitiesGateway, type ActivityFilters } from '../../application/activities/activities-gateway'
import { FilteredList, type SavedList } from '../../application/lists/filtered-list'
import { Navigator } from '../../application/navigation/navigator'
import { NearestFirst } from '../../application/places/nearest-first'
import { PositionStore } from '../../application/places/position.store'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { observe } from '../../application/shared/observe'
import type { ActivityCard } from '../../domain/activities/activity'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

/** S136: the activities of the city by state and kind, by time or the nearest first. */
export class ActivityListViewModel implements ScreenViewModel {
  readonly activities: FilteredList<ActivityCard, ActivityFilters>
  private readonly nearest: NearestFirst

  constructor(
    @inject(ActivitiesGateway) gateway: ActivitiesGateway,
    @inject(PositionStore) positions: PositionStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.activities = new FilteredList({
      navigator,
      defaults: { state: '', kind: '', order: 'time' },
      load: (filters, request, signal) => gateway.list(filters, positions.place, request, signal),
      keyOf: ({ id }) => id,
    })
    this.nearest = new NearestFirst(positions, this.activities)
    observe(this)
  }

  async open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    await this.activities.open(location, signal)
  }

  show(): void {
    this.nearest.show()
  }

  moved(location: ScreenLocation): void {
    this.activities.moved(location)
  }

  snapshot(): SavedList<ActivityCard> {
    return this.activities.snapshot()
  }

  restore(saved: unknown, location: ScreenLocation): void {
    this.activities.restore(saved as SavedList<ActivityCard>, location)
  }

  setOrder(order: string): void {
    this.nearest.choose(order)
  }

  back(): void {
    this.navigator.back('/services')
  }
}
