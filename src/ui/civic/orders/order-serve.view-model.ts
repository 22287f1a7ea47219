import { inject } from 'inversify'
import { FilteredList } from '../../../application/frame/lists/filtered-list'
import { ChangesStore } from '../../../application/frame/messages/changes.store'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { OrdersGateway } from '../../../application/civic/orders/orders-gateway'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import { volunteerNeedIn, type VolunteerNeed } from '../../../domain/civic/volunteers/volunteer-need'
import type { OrderCard } from '../../../domain/civic/orders/order'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** S119: other people's orders that can be taken, and those that the member took. */
export class OrderServeViewModel implements ScreenViewModel {
  readonly orders: FilteredList<OrderCard, { readonly show: string }>
  readonly resources: Resources

  constructor(
    @inject(OrdersGateway) gateway: OrdersGateway,
    @inject(ChangesStore) private readonly changes: ChangesStore,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.orders = new FilteredList({
      navigator,
      defaults: { show: '' },
      load: ({ show }, request, signal) =>
        gateway.list(show === 'served' || show === 'done' ? show : 'open', request, signal),
      keyOf: ({ id }) => id,
    })
    this.resources = { orders: this.orders }
    observe(this)
  }

  /** Reloads the list, since an act on another screen may have changed one of the orders. */
  show(): void {
    void this.changes.load()
    if (this.orders.list.state === 'ready') void this.orders.refresh()
  }

  /** What the member lacks when the list was refused, because open orders are for approved volunteers only. */
  get volunteerNeed(): VolunteerNeed | null {
    return volunteerNeedIn(this.orders.list.failure?.state ?? '')
  }
}
