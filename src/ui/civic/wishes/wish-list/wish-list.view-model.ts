import { inject } from 'inversify'
import { FilterDraft } from '../../../../application/frame/lists/filter-draft'
import { FilteredList } from '../../../../application/frame/lists/filtered-list'
import { SearchText } from '../../../../application/frame/lists/search-text'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { NearestFirst } from '../../../../application/frame/places/nearest-first'
import { PositionStore } from '../../../../application/frame/places/position.store'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import { SwitchesStore } from '../../../../application/frame/site/switches.store'
import { WishesGateway, type WishFilters } from '../../../../application/civic/wishes/wishes-gateway'
import type { WishCard, WishCategory } from '../../../../domain/civic/wishes/wish'
import type { ScreenViewModel } from '../../../frame/shell/screens/screen'
import { observe } from '../../../../application/frame/shared/observe'
import { WishClaiming, WishClaimServices } from '../wish-claiming'

const everything: WishFilters = { state: '', category: '', time: '', search: '', within: '', order: 'new' }

/** S127, S101: the city's wishes by state, with search, category and distance. */
export class WishListViewModel implements ScreenViewModel {
  readonly categories: Loadable<readonly WishCategory[]>
  readonly wishes: FilteredList<WishCard, WishFilters>
  readonly filters: FilterDraft<WishFilters>
  readonly search: SearchText
  private readonly nearest: NearestFirst
  readonly claiming: WishClaiming
  readonly resources: Resources

  constructor(
    @inject(WishesGateway) gateway: WishesGateway,
    @inject(PositionStore) positions: PositionStore,
    @inject(WishClaimServices) claims: WishClaimServices,
    @inject(SwitchesStore) private readonly switches: SwitchesStore,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.categories = new Loadable((signal) => gateway.categories(signal))
    this.wishes = new FilteredList({
      navigator,
      defaults: everything,
      load: (filters, request, signal) => gateway.list(filters, positions.position, request, signal),
      keyOf: ({ id }) => id,
    })
    this.filters = new FilterDraft(this.wishes)
    this.search = new SearchText({
      searched: () => this.wishes.filters.search,
      search: (search) => this.wishes.choose({ search }),
    })
    this.claiming = new WishClaiming(claims, {
      refresh: () => this.wishes.refresh(),
      // The answer to an act does not include the distance, so the known distance is kept.
      onClaimed: (wish) => this.wishes.replace(wish.id, ({ distance }) => ({ ...wish, distance })),
    })
    this.nearest = new NearestFirst(positions, this.wishes)
    this.resources = {
      wishes: this.wishes,
      categories: resetResource(this.categories),
      switches: { open: () => switches.load() },
      nearest: this.nearest,
    }
    observe(this)
  }

  get mayPublish(): boolean {
    return this.switches.mayPublish
  }

  onArrival(): void {
    this.claiming.resume(this.wishes.list.items)
  }

  setOrder(order: string): void {
    this.nearest.choose(order)
  }
}
