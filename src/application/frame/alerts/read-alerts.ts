import { inject, injectable } from 'inversify'
import { AlertsStore } from './alerts.store'
import { CurrentAlertsGateway } from './current-alerts-gateway'

/** Asks what runs; without an answer, what is shown stays, and ends by the clock. */
@injectable('Singleton')
export class ReadAlerts {
  constructor(
    @inject(AlertsStore) readonly store: AlertsStore,
    @inject(CurrentAlertsGateway) private readonly gateway: CurrentAlertsGateway,
  ) {}

  /** @param isDrawn Whether the page came with them. */
  async execute(isDrawn = false): Promise<void> {
    const outcome = await this.gateway.current()
    if (!outcome.ok) return
    if (isDrawn) this.store.takeDrawn(outcome.value)
    else this.store.take(outcome.value)
  }
}
