import { inject } from 'inversify'
import type { Form } from '../../application/forms/form'
import { FilteredList, type SavedList } from '../../application/lists/filtered-list'
import { ChangesStore } from '../../application/messages/changes.store'
import { Navigator } from '../../application/navigation/navigator'
import { OrdersGateway, type OrderableServices } from '../../application/orders/orders-gateway'
import { PlaceOrder } from '../../application/orders/place-order'
import { SessionStore } from '../../application/session/session.store'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import type { OrderForm } from '../../domain/orders/order-form'
import type { Order, OrderableService, OrderCard } from '../../domain/orders/order'
import { success } from '../../domain/shared/result'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { orderPath, serviceOrderPath } from './orders.routes'

/** S133: the services that can be ordered, the member's orders, and the form of an order (`?service=`). */
export class ServiceOrderViewModel implements ScreenViewModel {
  readonly offered: Loadable<OrderableServices>
  readonly orders: FilteredList<OrderCard, { readonly show: string }>
  /** The form for the service of the address. */
  form: Form<OrderForm, OrderForm, Order> | null = null
  private serviceId = ''

  constructor(
    @inject(OrdersGateway) gateway: OrdersGateway,
    @inject(PlaceOrder) private readonly placing: PlaceOrder,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(ChangesStore) private readonly changes: ChangesStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.offered = new Loadable((signal) => gateway.services(signal))
    this.orders = new FilteredList({
      navigator,
      defaults: { show: '' },
      // The services themselves are no part of the list.
      load: async ({ show }, request, signal) =>
        show === 'mine' ? await gateway.mine(request, signal) : success({ items: [], nextCursor: null }),
      keyOf: ({ id }) => id,
    })
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  get service(): OrderableService | null {
    return this.offered.value?.services.find(({ id }) => id === this.serviceId) ?? null
  }

  get days(): { readonly first: string; readonly last: string } {
    return this.placing.days
  }

  async open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    await Promise.all([
      this.offered.load(signal),
      this.isMember || location.query['show'] !== 'mine' ? this.orders.open(location, signal) : undefined,
      this.begin(location),
    ])
  }

  show(): (() => void) | undefined {
    if (this.orders.filters.show === 'mine') void this.changes.load()
    if (this.orders.filters.show === 'mine' && this.orders.list.state === 'ready') void this.orders.refresh()
    return this.form?.show()
  }

  moved(location: ScreenLocation): void {
    if (this.isMember || location.query['show'] !== 'mine') this.orders.moved(location)
  }

  snapshot(): SavedList<OrderCard> {
    return this.orders.snapshot()
  }

  restore(saved: unknown, location: ScreenLocation): void {
    this.orders.restore(saved as SavedList<OrderCard>, location)
    void this.offered.load()
    void this.begin(location)
  }

  back(): void {
    this.navigator.back(this.form === null ? '/mine' : serviceOrderPath)
  }

  private async begin({ query }: ScreenLocation): Promise<void> {
    this.serviceId = query['service'] ?? ''
    if (this.serviceId === '') return
    this.form = this.placing.form(this.serviceId, ({ id }) => this.navigator.go(orderPath(id), { replace: true }))
    await this.form.open()
  }
}
