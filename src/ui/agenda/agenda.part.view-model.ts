import { inject } from 'inversify'
import { AgendaGateway } from '../../application/agenda/agenda-gateway'
import { ChangesStore } from '../../application/messages/changes.store'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import type { Agenda } from '../../domain/agenda/agenda'

/** What is the member's now, and what of it changed, for the screen that shows it. */
export class AgendaViewModel {
  readonly agenda: Loadable<Agenda>

  constructor(
    @inject(AgendaGateway) gateway: AgendaGateway,
    @inject(ChangesStore) private readonly changes: ChangesStore,
  ) {
    this.agenda = new Loadable((signal) => gateway.agenda(signal))
    observe(this)
  }

  /** Number of unread messages. */
  get unread(): number {
    return this.changes.unread
  }

  async load(signal?: CancelSignal): Promise<void> {
    await Promise.all([this.agenda.load(signal), this.changes.load(signal)])
  }
}
