import { inject } from 'inversify'
import { checkOrder, type OrderForm } from '../../../domain/civic/orders/order-form'
import type { Order } from '../../../domain/civic/orders/order'
import type { Form } from '../../frame/forms/form'
import type { HelpedPerson } from '../../../domain/civic/wishes/helped-person'
import { ClashCheck } from '../clashes/clash-check'
import { PlainForms } from '../../frame/forms/plain-forms'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page } from '../../frame/shared/page'
import { OrderDays } from './order-days'
import { HelpedPersonsGateway } from '../wishes/helped-persons-gateway'
import { OrdersGateway } from './orders-gateway'

/** Creates the form of an order, with the rules for the site's current day, and submits it. */
export class PlaceOrder {
  constructor(
    @inject(PlainForms) private readonly forms: PlainForms,
    @inject(OrdersGateway) private readonly gateway: OrdersGateway,
    @inject(OrderDays) private readonly orderDays: OrderDays,
    @inject(ClashCheck) readonly clashes: ClashCheck,
    @inject(HelpedPersonsGateway) private readonly helpedPersons: HelpedPersonsGateway,
  ) {}

  /** @param personId A person whom the member helps; null for an order of their own. */
  form(serviceId: string, personId: string | null, onSent: (order: Order) => void): Form<OrderForm, OrderForm, Order> {
    return this.forms.make<OrderForm, OrderForm, Order>({
      name: personId === null ? `order:${serviceId}` : `order-for:${personId}:${serviceId}`,
      values: { wantedOn: '', timeOfDay: 'any', area: '', address: '', note: '', helpedPersonId: personId },
      needs: 'phone',
      check: (values) => checkOrder(values, this.orderDays.today),
      send: (order, key) => this.gateway.place(serviceId, order, key),
      onSent,
    })
  }

  /** Submits the form, once the member has confirmed a day on which they have something else. */
  async submit(form: Form<OrderForm, OrderForm, Order>): Promise<void> {
    const order = checkOrder(form.values, this.orderDays.today)
    if (!order.ok) await form.submit()
    else await this.clashes.before({ kind: 'day', id: order.value.wantedOn }, () => form.submit())
  }

  /** The people whom the member helps, and for whom they may order. */
  async persons(signal?: CancelSignal): Promise<Outcome<Page<HelpedPerson>>> {
    return await this.helpedPersons.list({ pageSize: 50 }, signal)
  }

  /** The first and last day for which help can be requested, YYYY-MM-DD. */
  get days(): { readonly first: string; readonly last: string } {
    return this.orderDays.range
  }
}
