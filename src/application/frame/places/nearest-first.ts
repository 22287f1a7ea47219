import type { Resource } from '../shared/resource'
import type { PositionStore } from './position.store'

interface OrderedList {
  readonly filters: { readonly order: string }
  choose(part: { readonly order: string }): void
  restart(): Promise<void>
}

/**
 * The order of a list that can be sorted nearest first. When that order is chosen, the position is requested, and the
 * list is loaded again once the position is known.
 */
export class NearestFirst implements Resource {
  constructor(
    private readonly positions: PositionStore,
    private readonly list: OrderedList,
  ) {}

  /** Asks for the position when the address itself asks for nearest first. */
  show(): void {
    if (this.list.filters.order === 'near' && this.positions.state.kind === 'unknown') void this.locate()
  }

  choose(order: string): void {
    this.list.choose({ order })
    if (order === 'near' && this.positions.position === null) void this.locate()
  }

  private async locate(): Promise<void> {
    const devicePosition = await this.positions.find()
    if (devicePosition !== null) await this.list.restart()
  }
}
