import type { GovernmentHub } from '../../../domain/overview/government/government-hub'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** The hub of the city's offices. */
export interface GovernmentGateway {
  hub(signal?: CancelSignal): Promise<Outcome<GovernmentHub>>
}
export const GovernmentGateway = port<GovernmentGateway>('GovernmentGateway')
