import { inject } from 'inversify'
import { AmenitiesGateway, type AmenityFilters } from '../../../application/civic/amenities/amenities-gateway'
import { CurrentTime } from '../../../application/civic/amenities/current-time'
import { FilteredList } from '../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { NearestFirst } from '../../../application/frame/places/nearest-first'
import { PositionStore } from '../../../application/frame/places/position.store'
import { Clock } from '../../../application/frame/shared/clock'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import type { AmenityCard } from '../../../domain/civic/amenities/amenity'
import type { ScreenViewModel } from '../../frame/shell/screen'

/** S086: places of everyday use by kind; by name or with the nearest first. */
export class AmenityListViewModel implements ScreenViewModel {
  readonly amenities: FilteredList<AmenityCard, AmenityFilters>
  readonly time: CurrentTime
  readonly resources: Resources
  private readonly nearest: NearestFirst

  constructor(
    @inject(AmenitiesGateway) gateway: AmenitiesGateway,
    @inject(PositionStore) positions: PositionStore,
    @inject(Navigator) navigator: Navigator,
    @inject(Clock) clock: Clock,
  ) {
    this.amenities = new FilteredList({
      navigator,
      defaults: { kind: '', order: 'name' },
      load: (filters, request, signal) => gateway.list(filters, positions.position, request, signal),
      keyOf: ({ id }) => id,
    })
    this.time = new CurrentTime(clock)
    this.nearest = new NearestFirst(positions, this.amenities)
    this.resources = { amenities: this.amenities, nearest: this.nearest }
    observe(this)
  }

  show(): () => void {
    return this.time.show()
  }

  setOrder(order: string): void {
    this.nearest.choose(order)
  }

  chooseKind(kind: string): void {
    this.amenities.choose({ kind })
  }
}
