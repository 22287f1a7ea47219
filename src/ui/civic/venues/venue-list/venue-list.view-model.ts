import { inject } from 'inversify'
import { FilteredList } from '../../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { NearestFirst } from '../../../../application/frame/places/nearest-first'
import { PositionStore } from '../../../../application/frame/places/position.store'
import type { Outcome } from '../../../../application/frame/shared/failure'
import { observe } from '../../../../application/frame/shared/observe'
import type { Page } from '../../../../application/frame/shared/page'
import type { Resources } from '../../../../application/frame/shared/resource'
import { VenuesGateway, type VenueFilters } from '../../../../application/civic/venues/venues-gateway'
import type { LocatedOrganisation } from '../../../../domain/civic/practice-homes/practice-home'
import type { VenueCard } from '../../../../domain/civic/venues/venue'
import type { ScreenViewModel } from '../../../frame/shell/screens/screen'

/** The tab of the organisations, after those of the kinds of venues. */
export const organisationsTab = 'organisation'

export type ListedVenue = VenueCard | LocatedOrganisation

/** S134: the venues of practice by kind, and organisations; by name or with the nearest first. */
export class VenueListViewModel implements ScreenViewModel {
  readonly venues: FilteredList<ListedVenue, VenueFilters>
  private readonly nearest: NearestFirst
  readonly resources: Resources

  constructor(
    @inject(VenuesGateway) gateway: VenuesGateway,
    @inject(PositionStore) positions: PositionStore,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.venues = new FilteredList({
      navigator,
      defaults: { kind: '', order: 'name' },
      load: (filters, request, signal): Promise<Outcome<Page<ListedVenue>>> =>
        filters.kind === organisationsTab
          ? gateway.organisations(filters, positions.position, request, signal)
          : gateway.list(filters, positions.position, request, signal),
      keyOf: ({ id }) => id,
    })
    this.nearest = new NearestFirst(positions, this.venues)
    this.resources = { venues: this.venues, nearest: this.nearest }
    observe(this)
  }

  setOrder(order: string): void {
    this.nearest.choose(order)
  }

  chooseKind(kind: string): void {
    this.venues.choose({ kind })
  }
}
