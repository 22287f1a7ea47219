import { inject } from 'inversify'
import { dateOfDays, daysOfDate, isoDate } from '../../domain/shared/civil-date'
import { siteTime } from '../../domain/shared/site-time'
import { checkOrder, longestOrderDays, type OrderForm } from '../../domain/orders/order-form'
import type { Order } from '../../domain/orders/order'
import type { Form } from '../forms/form'
import { PlainForms } from '../forms/plain-forms'
import { Clock } from '../shared/clock'
import { SiteStore } from '../site/site.store'
import { OrdersGateway } from './orders-gateway'

/** The form of an order: its rules for the current day of the site, and its submission. */
export class PlaceOrder {
  constructor(
    @inject(PlainForms) private readonly forms: PlainForms,
    @inject(OrdersGateway) private readonly gateway: OrdersGateway,
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  form(serviceId: string, onSent: (order: Order) => void): Form<OrderForm, OrderForm, Order> {
    return this.forms.make<OrderForm, OrderForm, Order>({
      name: `order:${serviceId}`,
      values: { wantedOn: '', place: '', note: '' },
      needs: 'phone',
      check: (values) => checkOrder(values, this.today),
      send: (order, key) => this.gateway.place(serviceId, order, key),
      onSent,
    })
  }

  /** The first and the last day on which help may be wanted, YYYY-MM-DD. */
  get days(): { readonly first: string; readonly last: string } {
    return { first: isoDate(this.today), last: isoDate(dateOfDays(daysOfDate(this.today) + longestOrderDays)) }
  }

  private get today() {
    return siteTime(this.clock.now(), this.site.timeZone) ?? { year: 1970, month: 1, day: 1 }
  }
}
