import { inject } from 'inversify'
import { getMyAgenda } from '../../../../contract/agenda'
import type { AgendaGateway } from '../../../application/overview/agenda/agenda-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { activityCardOf } from '../../civic/activities/activity-of-wire'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { orderCardOf } from '../../civic/orders/order-of-wire'
import { wishCardOf } from '../../civic/wishes/wish-of-wire'

export class HttpAgendaGateway implements AgendaGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async agenda(signal?: CancelSignal) {
    const answer = await this.http.send(getMyAgenda, { failures: 'in-place', signal })
    return mapped(answer, ({ activity, claim, serving, wish, order, wishToRate, orderToRate }) => ({
      activity: activity && activityCardOf(activity),
      claim: claim && wishCardOf(claim),
      servingOrder: serving && orderCardOf(serving),
      wish: wish && wishCardOf(wish),
      order: order && orderCardOf(order),
      wishToRate: wishToRate && wishCardOf(wishToRate),
      orderToRate: orderToRate && orderCardOf(orderToRate),
    }))
  }
}
