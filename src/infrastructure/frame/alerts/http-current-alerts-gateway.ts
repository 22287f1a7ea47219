import { inject } from 'inversify'
import { getCurrentAlerts } from '../../../../contract/alerts'
import type { CurrentAlerts, CurrentAlertsGateway } from '../../../application/frame/alerts/current-alerts-gateway'
import type { Outcome } from '../../../application/frame/shared/failure'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'
import { currentAlertsOf } from './alert-of-wire'

export class HttpCurrentAlertsGateway implements CurrentAlertsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async current(): Promise<Outcome<CurrentAlerts>> {
    return mapped(await this.http.send(getCurrentAlerts, { failures: 'background' }), currentAlertsOf)
  }
}
