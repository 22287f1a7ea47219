import { inject } from 'inversify'
import { listAlerts } from '../../../../contract/alerts'
import type { AlertsGateway } from '../../../application/frame/alerts/alerts-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { Page, PageRequest } from '../../../application/frame/shared/page'
import type { Alert } from '../../../domain/frame/alerts/alert'
import { HttpClient } from '../http/http-client'

export class HttpAlertsGateway implements AlertsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async page(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Alert>>> {
    return await this.http.send(listAlerts, { failures: 'in-place', query: { ...request }, signal })
  }
}
