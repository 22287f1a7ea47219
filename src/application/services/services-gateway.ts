import type { OpenedModule, ServiceModule } from '../../domain/services/service-module'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** The services of the city. */
export interface ServicesGateway {
  modules(signal?: CancelSignal): Promise<Outcome<readonly ServiceModule[]>>
  module(id: string, signal?: CancelSignal): Promise<Outcome<OpenedModule>>
}
export const ServicesGateway = port<ServicesGateway>('ServicesGateway')
