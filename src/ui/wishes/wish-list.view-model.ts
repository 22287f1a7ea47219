import { inject } from 'inversify'
import { FilteredList, type SavedList } from '../../application/lists/filtered-list'
import { Navigator } from '../../application/navigation/navigator'
import { PositionStore } from '../../application/places/position.store'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { SwitchesStore } from '../../application/site/switches.store'
import { WishesGateway, type WishFilters } from '../../application/wishes/wishes-gateway'
import type { WishCard, WishCategory } from '../../domain/wishes/wish'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { observe } from '../../application/shared/observe'

const everything: WishFilters = { state: '', category: '', search: '', order: 'new' }

/** S127, S101: the wishes of the city by state, with search, category and distance. */
export class WishListViewModel implements ScreenViewModel {
  readonly categories: Loadable<readonly WishCategory[]>
  readonly wishes: FilteredList<WishCard, WishFilters>
  /** The input of the search bar; submitted by its key. */
  typed = ''

  constructor(
    @inject(WishesGateway) gateway: WishesGateway,
    @inject(PositionStore) private readonly positions: PositionStore,
    @inject(SwitchesStore) private readonly switches: SwitchesStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.categories = new Loadable((signal) => gateway.categories(signal))
    this.wishes = new FilteredList({
      navigator,
      defaults: everything,
      load: (filters, request, signal) => gateway.list(filters, positions.place, request, signal),
      keyOf: ({ id }) => id,
    })
    observe(this)
  }

  get mayPublish(): boolean {
    return this.switches.mayPublish
  }

  async open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.typed = location.query.search ?? ''
    await Promise.all([this.wishes.open(location, signal), this.categories.load(signal), this.switches.load()])
  }

  /** An address may also ask for the nearest first. */
  show(): void {
    if (this.wishes.filters.order === 'near' && this.positions.state.kind === 'unknown') void this.locate()
  }

  moved(location: ScreenLocation): void {
    this.wishes.moved(location)
    this.typed = this.wishes.filters.search
  }

  snapshot(): SavedList<WishCard> {
    return this.wishes.snapshot()
  }

  restore(saved: unknown, location: ScreenLocation): void {
    this.wishes.restore(saved as SavedList<WishCard>, location)
    this.typed = this.wishes.filters.search
    void this.categories.load()
    void this.switches.load()
  }

  back(): void {
    this.navigator.back('/mine')
  }

  type(text: string): void {
    this.typed = text
    // Clearing the bar ends the search.
    if (text === '' && this.wishes.filters.search !== '') this.search('')
  }

  search(search: string): void {
    this.typed = search
    this.wishes.choose({ search })
  }

  setOrder(order: string): void {
    this.wishes.choose({ order })
    if (order === 'near' && this.positions.place === null) void this.locate()
  }

  private async locate(): Promise<void> {
    const place = await this.positions.find()
    if (place !== null) await this.wishes.restart()
  }
}
