import type { Alert } from '../../../domain/frame/alerts/alert'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import type { Page, PageRequest } from '../shared/page'
import { port } from '../shared/port'

/** The alerts that run, and those of the last 30 days, newest first. */
export interface AlertsGateway {
  page(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Alert>>>
}
export const AlertsGateway = port<AlertsGateway>('AlertsGateway')
