import type { OpenedModule, ServiceModule } from '../../../domain/overview/services/service-module'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** The services of the city. */
export interface ServicesGateway {
  modules(signal?: CancelSignal): Promise<Outcome<readonly ServiceModule[]>>
  module(id: string, signal?: CancelSignal): Promise<Outcome<OpenedModule>>
}
export const ServicesGateway = port<ServicesGateway>('ServicesGateway')
