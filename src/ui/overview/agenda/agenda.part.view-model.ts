import { inject } from 'inversify'
import { AgendaGateway } from '../../../application/overview/agenda/agenda-gateway'
import { ChangesStore } from '../../../application/frame/messages/changes.store'
import type { WaitingCounts } from '../../../domain/frame/messages/message'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import type { Agenda } from '../../../domain/overview/agenda/agenda'

/** The member's current matters, and which of them changed, for the screen that shows them. */
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

  /** What waits for the member besides messages. */
  get waiting(): WaitingCounts {
    return this.changes.waiting
  }

  async load(signal?: CancelSignal): Promise<void> {
    await Promise.all([this.agenda.load(signal), this.changes.load(signal)])
  }
}
