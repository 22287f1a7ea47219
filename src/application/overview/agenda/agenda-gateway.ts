import type { Agenda } from '../../../domain/overview/agenda/agenda'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** What concerns the member now: the next activity, open wishes and orders, help to rate. */
export interface AgendaGateway {
  agenda(signal?: CancelSignal): Promise<Outcome<Agenda>>
}
export const AgendaGateway = port<AgendaGateway>('AgendaGateway')
