import type { AlertListItem } from '../../../domain/frame/alerts/alert-list'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import type { Page, PageRequest } from '../shared/page'
import { port } from '../shared/port'

/** Urgent notices, newest first. */
export interface AlertListGateway {
  page(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<AlertListItem>>>
}
export const AlertListGateway = port<AlertListGateway>('AlertListGateway')
