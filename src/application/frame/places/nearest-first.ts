import type { Resource } from '../shared/resource'
import type { PositionStore } from './position.store'

interface OrderedList {
  readonly filters: { readonly order: string }
  /** The filters of an address without a query, whose order needs no position. */
  readonly defaults: { readonly order: string }
  choose(part: { readonly order: string }): void
  restart(): Promise<void>
}

/**
 * The order of a list that can be sorted nearest first. When that order is chosen, the position is requested, and the
 * list is loaded again once the position is known. Without one the list returns to its usual order.
 */
export class NearestFirst implements Resource {
  private isShown = false

  constructor(
    private readonly positions: PositionStore,
    private readonly list: OrderedList,
  ) {}

  /** Asks for the position when the address itself asks for nearest first. */
  show(): () => void {
    this.isShown = true
    if (this.list.filters.order === 'near') {
      if (this.positions.state.kind === 'unknown') void this.locate()
      else this.returnToUsualOrder()
    }
    return () => {
      this.isShown = false
    }
  }

  choose(order: string): void {
    this.list.choose({ order })
    if (order === 'near' && this.positions.position === null) void this.locate()
  }

  private async locate(): Promise<void> {
    const devicePosition = await this.positions.find()
    if (devicePosition === null) this.returnToUsualOrder()
    else await this.list.restart()
  }

  /** A list that is no longer shown keeps its order, because choosing one would replace the address of the next screen. */
  private returnToUsualOrder(): void {
    const { filters, defaults } = this.list
    if (this.isShown && this.positions.state.kind === 'problem' && filters.order === 'near')
      this.list.choose({ order: defaults.order })
  }
}
