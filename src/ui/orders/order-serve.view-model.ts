import { inject } from 'inversify'
import { FilteredList, type SavedList } from '../../application/lists/filtered-list'
import { ChangesStore } from '../../application/messages/changes.store'
import { Navigator } from '../../application/navigation/navigator'
import { OrdersGateway } from '../../application/orders/orders-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { observe } from '../../application/shared/observe'
import type { OrderCard } from '../../domain/orders/order'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { serviceOrderPath } from './orders.routes'

/** S119: orders of others that can be taken, and those that the member serves or served. */
export class OrderServeViewModel implements ScreenViewModel {
  readonly orders: FilteredList<OrderCard, { readonly show: string }>

  constructor(
    @inject(OrdersGateway) gateway: OrdersGateway,
    @inject(ChangesStore) private readonly changes: ChangesStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.orders = new FilteredList({
      navigator,
      defaults: { show: '' },
      load: ({ show }, request, signal) =>
        gateway.list(show === 'served' || show === 'done' ? show : 'open', request, signal),
      keyOf: ({ id }) => id,
    })
    observe(this)
  }

  async open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    await this.orders.open(location, signal)
  }

  /** An act on another screen may have changed one of them. */
  show(): void {
    void this.changes.load()
    if (this.orders.list.state === 'ready') void this.orders.refresh()
  }

  moved(location: ScreenLocation): void {
    this.orders.moved(location)
  }

  snapshot(): SavedList<OrderCard> {
    return this.orders.snapshot()
  }

  restore(saved: unknown, location: ScreenLocation): void {
    this.orders.restore(saved as SavedList<OrderCard>, location)
  }

  /** Open orders are for approved volunteers. */
  get needsVolunteer(): boolean {
    return this.orders.list.failure?.state === 'not-a-volunteer'
  }

  back(): void {
    this.navigator.back(serviceOrderPath)
  }
}
