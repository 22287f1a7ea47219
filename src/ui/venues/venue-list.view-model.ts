import { inject } from 'inversify'
import { FilteredList, type SavedList } from '../../application/lists/filtered-list'
import { Navigator } from '../../application/navigation/navigator'
import { NearestFirst } from '../../application/places/nearest-first'
import { PositionStore } from '../../application/places/position.store'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { Outcome } from '../../application/shared/failure'
import { observe } from '../../application/shared/observe'
import type { Page } from '../../application/shared/page'
import { VenuesGateway, type VenueFilters } from '../../application/venues/venues-gateway'
import type { PlacedOrganisation } from '../../domain/practice-homes/practice-home'
import type { VenueCard } from '../../domain/venues/venue'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

/** The tab of the organisations, beside those of the kinds of venues. */
export const organisationsTab = 'organisation'

export type ListedPlace = VenueCard | PlacedOrganisation

/** S134: the venues of practice by kind, and organisations; by name or the nearest first. */
export class VenueListViewModel implements ScreenViewModel {
  readonly venues: FilteredList<ListedPlace, VenueFilters>
  private readonly nearest: NearestFirst

  constructor(
    @inject(VenuesGateway) gateway: VenuesGateway,
    @inject(PositionStore) positions: PositionStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.venues = new FilteredList({
      navigator,
      defaults: { kind: '', order: 'name' },
      load: (filters, request, signal): Promise<Outcome<Page<ListedPlace>>> =>
        filters.kind === organisationsTab
          ? gateway.organisations(filters, positions.place, request, signal)
          : gateway.list(filters, positions.place, request, signal),
      keyOf: ({ id }) => id,
    })
    this.nearest = new NearestFirst(positions, this.venues)
    observe(this)
  }

  async open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    await this.venues.open(location, signal)
  }

  show(): void {
    this.nearest.show()
  }

  moved(location: ScreenLocation): void {
    this.venues.moved(location)
  }

  snapshot(): SavedList<ListedPlace> {
    return this.venues.snapshot()
  }

  restore(saved: unknown, location: ScreenLocation): void {
    this.venues.restore(saved as SavedList<ListedPlace>, location)
  }

  setOrder(order: string): void {
    this.nearest.choose(order)
  }

  chooseKind(kind: string): void {
    this.venues.choose({ kind })
  }

  back(): void {
    this.navigator.back('/services')
  }
}
