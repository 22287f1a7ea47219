import { inject } from 'inversify'
import { AgendaGateway } from '../../application/agenda/agenda-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import type { Agenda } from '../../domain/agenda/agenda'

/** What is the member's now, for the screen that shows it. */
export class AgendaViewModel {
  readonly agenda: Loadable<Agenda>

  constructor(@inject(AgendaGateway) gateway: AgendaGateway) {
    this.agenda = new Loadable((signal) => gateway.agenda(signal))
    observe(this)
  }

  async load(signal?: CancelSignal): Promise<void> {
    await this.agenda.load(signal)
  }
}
