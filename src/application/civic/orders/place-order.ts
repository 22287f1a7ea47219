import { inject } from 'inversify'
import { checkOrder, type OrderForm } from '../../../domain/civic/orders/order-form'
import type { Order } from '../../../domain/civic/orders/order'
import type { Form } from '../../frame/forms/form'
import { PlainForms } from '../../frame/forms/plain-forms'
import { OrderDays } from './order-days'
import { OrdersGateway } from './orders-gateway'

/** Creates the form of an order, with the rules for the site's current day, and submits it. */
export class PlaceOrder {
  constructor(
    @inject(PlainForms) private readonly forms: PlainForms,
    @inject(OrdersGateway) private readonly gateway: OrdersGateway,
    @inject(OrderDays) private readonly orderDays: OrderDays,
  ) {}

  form(serviceId: string, onSent: (order: Order) => void): Form<OrderForm, OrderForm, Order> {
    return this.forms.make<OrderForm, OrderForm, Order>({
      name: `order:${serviceId}`,
      values: { wantedOn: '', area: '', address: '', note: '' },
      needs: 'phone',
      check: (values) => checkOrder(values, this.orderDays.today),
      send: (order, key) => this.gateway.place(serviceId, order, key),
      onSent,
    })
  }

  /** The first and last day for which help can be requested, YYYY-MM-DD. */
  get days(): { readonly first: string; readonly last: string } {
    return this.orderDays.range
  }
}
