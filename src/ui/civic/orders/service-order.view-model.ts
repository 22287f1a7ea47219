import { inject } from 'inversify'
import type { Form } from '../../../application/frame/forms/form'
import { FilteredList } from '../../../application/frame/lists/filtered-list'
import { ChangesStore } from '../../../application/frame/messages/changes.store'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { forMembers } from '../../../application/frame/session/access/for-members'
import { OrdersGateway, type OrderableServices } from '../../../application/civic/orders/orders-gateway'
import { PlaceOrder } from '../../../application/civic/orders/place-order'
import { SessionStore } from '../../../application/frame/session/session.store'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import type { Page } from '../../../application/frame/shared/page'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import type { HelpedPerson } from '../../../domain/civic/wishes/helped-person'
import type { OrderForm } from '../../../domain/civic/orders/order-form'
import type { Order, OrderableService, OrderCard } from '../../../domain/civic/orders/order'
import { orderStageNames } from '../../../domain/civic/orders/order-lifecycle'
import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import { success } from '../../../domain/frame/shared/result'
import type { ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'
import { orderPath } from './orders.paths'

/** S133: the services that can be ordered, the member's orders, and the form of an order (`?service=`). */
export class ServiceOrderViewModel implements ScreenViewModel {
  readonly offeredServices: Loadable<OrderableServices>
  readonly orders: FilteredList<OrderCard, { readonly show: string; readonly for: string; readonly stage: string }>
  /** The form for the service that the address names; null when it names none. */
  form: Form<OrderForm, OrderForm, Order> | null = null
  readonly resources: Resources
  private serviceId = ''
  private hasChosen = false
  /** The people whom the member helps. Most members help nobody, so a failure to load this list is not shown. */
  private readonly helpedPersons: Loadable<Page<HelpedPerson>>

  constructor(
    @inject(OrdersGateway) gateway: OrdersGateway,
    @inject(PlaceOrder) readonly placing: PlaceOrder,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(ChangesStore) private readonly changes: ChangesStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.offeredServices = new Loadable((signal) => gateway.services(signal))
    this.helpedPersons = new Loadable((signal) => placing.persons(signal))
    this.orders = new FilteredList({
      navigator,
      defaults: { show: '', for: '', stage: '' },
      // Only the member's orders are loaded here: the services are loaded by `offered`, and a guest has no orders.
      load: async ({ show, for: personId, stage }, request, signal) =>
        show === 'mine' && this.isMember
          ? await gateway.mine(
              {
                helpedPersonId: personId === '' ? null : personId,
                stage: orderStageNames.find((name) => name === stage) ?? null,
              },
              request,
              signal,
            )
          : success({ items: [], nextCursor: null }),
      keyOf: ({ id }) => id,
    })
    this.resources = {
      orders: this.orders,
      offered: resetResource(this.offeredServices),
      helped: resetResource(forMembers(session, this.helpedPersons)),
      form: { open: () => this.form?.open(), show: () => this.form?.show() },
    }
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  get service(): OrderableService | null {
    return this.offeredServices.value?.services.find(({ id }) => id === this.serviceId) ?? null
  }

  /** What keeps the member from ordering the service of the form. */
  get limit(): ReachedLimit | null {
    const { value } = this.offeredServices
    if (value === null || this.service === null) return null
    return value.limit ?? (this.service.reward > 0 ? value.rewardedLimit : null)
  }

  /** The people for whom the member may order. */
  get persons(): readonly HelpedPerson[] {
    return this.helpedPersons.value?.items ?? []
  }

  /** The person of the address; null when it names none whom the member helps. */
  get person(): HelpedPerson | null {
    return this.persons.find(({ id }) => id === this.orders.filters.for) ?? null
  }

  /**
   * Whether some of the member's orders can be chosen: not while there are none. Once something has been chosen, the
   * choice stays, also while the list loads.
   */
  get offersChoice(): boolean {
    const { list, filters } = this.orders
    return this.hasChosen || list.items.length > 0 || filters.stage !== '' || filters.for !== ''
  }

  choose(part: { readonly for: string } | { readonly stage: string }): void {
    this.hasChosen = true
    this.orders.choose(part)
  }

  get days(): { readonly first: string; readonly last: string } {
    return this.placing.days
  }

  /**
   * Makes the form of the service that the address names. This happens once, because the form of each service and
   * person is a separate screen.
   */
  applyLocation({ query }: ScreenLocation): void {
    const { service = '', for: personId = '' } = query
    if (service === this.serviceId) return
    this.serviceId = service
    this.form = this.placing.form(service, personId === '' ? null : personId, ({ id }) =>
      this.navigator.navigateTo(orderPath(id), { replace: true }),
    )
  }

  show(): void {
    // An order that was open may have been cancelled on another screen.
    if (this.limit?.until === null) this.offeredServices.reload()
    if (this.orders.filters.show !== 'mine') return
    void this.changes.load()
    if (this.orders.list.state === 'ready') void this.orders.refresh()
  }
}
