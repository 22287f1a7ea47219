import { inject } from 'inversify'
import { AmenitiesGateway, type AmenityFilters } from '../../../../application/civic/amenities/amenities-gateway'
import { CurrentTime } from '../../../../application/civic/amenities/current-time'
import { FilteredList } from '../../../../application/frame/lists/filtered-list'
import { SearchText } from '../../../../application/frame/lists/search-text'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { NearestFirst } from '../../../../application/frame/places/nearest-first'
import { PositionStore } from '../../../../application/frame/places/position.store'
import { Clock } from '../../../../application/frame/shared/clock'
import type { Outcome } from '../../../../application/frame/shared/failure'
import { observe } from '../../../../application/frame/shared/observe'
import type { Page, PageRequest } from '../../../../application/frame/shared/page'
import type { Resources } from '../../../../application/frame/shared/resource'
import type { AmenityCard } from '../../../../domain/civic/amenities/amenity'
import type { ScreenViewModel } from '../../../frame/shell/screens/screen'

/** How many empty pages are read on over. */
const mostEmptyPages = 5
const isEmptyWithNext = (page: Outcome<Page<AmenityCard>>) =>
  page.ok && page.value.items.length === 0 && page.value.nextCursor !== null

/** S086: places of everyday use by kind and search; by name or with the nearest first. */
export class AmenityListViewModel implements ScreenViewModel {
  readonly amenities: FilteredList<AmenityCard, AmenityFilters>
  readonly search: SearchText
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
      defaults: { kind: '', search: '', open: '', order: 'name' },
      load: async (filters, request, signal) => {
        const read = (next: PageRequest) => gateway.list(filters, positions.position, next, signal)
        let page = await read(request)
        // At night a page of what is open may be empty, although the next one is not.
        for (let more = 0; more < mostEmptyPages && isEmptyWithNext(page); more += 1)
          page = page.ok ? await read({ ...request, cursor: page.value.nextCursor ?? '' }) : page
        return page
      },
      keyOf: ({ id }) => id,
    })
    this.search = new SearchText({
      searched: () => this.amenities.filters.search,
      search: (search) => this.amenities.choose({ search }),
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

  toggleOpen(): void {
    this.amenities.choose({ open: this.amenities.filters.open === '1' ? '' : '1' })
  }

  chooseKind(kind: string): void {
    this.amenities.choose({ kind })
  }
}
