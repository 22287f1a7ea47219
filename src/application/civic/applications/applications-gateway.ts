import type { Application } from '../../../domain/civic/applications/application'
import type { CheckedApplication } from '../../../domain/civic/applications/application-form'
import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** Applications of the member, latest first. */
export interface OwnApplications extends Page<Application> {
  /** The limit that keeps the member from sending another one. */
  readonly limit: ReachedLimit | null
}

/**
 * Applications to join as an organisation, a host or a correspondent. The idempotency key makes a repeated request
 * harmless.
 */
export interface ApplicationsGateway {
  mine(request: PageRequest, signal?: CancelSignal): Promise<Outcome<OwnApplications>>
  send(form: CheckedApplication, key: string): Promise<Outcome<Application>>
  withdraw(id: string, key: string): Promise<Outcome<Application>>
}
export const ApplicationsGateway = port<ApplicationsGateway>('ApplicationsGateway')
