import type { Agenda } from '../../../domain/overview/agenda/agenda'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** What is the member's now. */
export interface AgendaGateway {
  agenda(signal?: CancelSignal): Promise<Outcome<Agenda>>
}
export const AgendaGateway = port<AgendaGateway>('AgendaGateway')
