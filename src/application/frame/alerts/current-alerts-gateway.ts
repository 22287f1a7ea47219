import type { Alert } from '../../../domain/frame/alerts/alert'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** The alerts that run, and those that begin within a day. */
export interface CurrentAlerts {
  readonly alerts: readonly Alert[]
  /** The platform's time, in milliseconds since 1970. */
  readonly at: number
}

export interface CurrentAlertsGateway {
  current(): Promise<Outcome<CurrentAlerts>>
}
export const CurrentAlertsGateway = port<CurrentAlertsGateway>('CurrentAlertsGateway')
