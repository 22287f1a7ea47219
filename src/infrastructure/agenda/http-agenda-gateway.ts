import { inject } from 'inversify'
import { getMyAgenda } from '../../../contract/agenda'
import type { AgendaGateway } from '../../application/agenda/agenda-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { activityCardOf } from '../activities/activity-of-wire'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'
import { orderCardOf } from '../orders/order-of-wire'
import { wishCardOf } from '../wishes/wish-of-wire'

export class HttpAgendaGateway implements AgendaGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async agenda(signal?: CancelSignal) {
    const answer = await this.http.send(getMyAgenda, { failures: 'in-place', signal })
    return mapped(answer, ({ activity, claim, serving, wish, order, wishToRate, orderToRate }) => ({
      activity: activity && activityCardOf(activity),
      claim: claim && wishCardOf(claim),
      serving: serving && orderCardOf(serving),
      wish: wish && wishCardOf(wish),
      order: order && orderCardOf(order),
      wishToRate: wishToRate && wishCardOf(wishToRate),
      orderToRate: orderToRate && orderCardOf(orderToRate),
    }))
  }
}
