import { inject } from 'inversify'
import { getMyAgenda } from '../../../../contract/agenda'
import type { AgendaGateway } from '../../../application/overview/agenda/agenda-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'

export class HttpAgendaGateway implements AgendaGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async agenda(signal?: CancelSignal) {
    const answer = await this.http.send(getMyAgenda, { failures: 'in-place', signal })
    return mapped(answer, ({ activity, claim, serving, wish, order, wishToRate, orderToRate, homework }) => ({
      activity,
      claim,
      servingOrder: serving,
      wish,
      order,
      wishToRate,
      orderToRate,
      homework,
    }))
  }
}
