import type { Agenda } from '../../domain/agenda/agenda'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** What is the member's now. */
export interface AgendaGateway {
  agenda(signal?: CancelSignal): Promise<Outcome<Agenda>>
}
export const AgendaGateway = port<AgendaGateway>('AgendaGateway')
