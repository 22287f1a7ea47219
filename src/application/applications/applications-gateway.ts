import type { Application } from '../../domain/applications/application'
import type { CheckedApplication } from '../../domain/applications/application-form'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import type { Page, PageRequest } from '../shared/page'
import { port } from '../shared/port'

/** Applications to join as an organisation, a host or a correspondent. A key makes a repeat harmless. */
export interface ApplicationsGateway {
  mine(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Application>>>
  send(form: CheckedApplication, key: string): Promise<Outcome<Application>>
  withdraw(id: string, key: string): Promise<Outcome<Application>>
}
export const ApplicationsGateway = port<ApplicationsGateway>('ApplicationsGateway')
