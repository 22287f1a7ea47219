import { ContainerModule } from 'inversify'
import { AlertFeed } from '../../application/frame/alerts/alert-feed'
import { AlertLineStore } from '../../application/frame/alerts/alert-line.store'
import { AlertsStore } from '../../application/frame/alerts/alerts.store'
import { CurrentAlertsGateway } from '../../application/frame/alerts/current-alerts-gateway'
import { ReadAlerts } from '../../application/frame/alerts/read-alerts'
import { WatchAlerts } from '../../application/frame/alerts/watch-alerts'
import { EventSourceAlertFeed } from '../../infrastructure/frame/alerts/event-source-alert-feed'
import { HttpCurrentAlertsGateway } from '../../infrastructure/frame/alerts/http-current-alerts-gateway'
import { AlertLine } from '../../ui/frame/shell/lazy/lazy-parts'
import type { App } from '../create-app'

const alertsModule = new ContainerModule(({ bind }) => {
  bind(CurrentAlertsGateway).to(HttpCurrentAlertsGateway).inSingletonScope()
  bind(AlertFeed).to(EventSourceAlertFeed).inSingletonScope()
})

/**
 * Shows the line of alerts.
 * @param isDrawn Whether the page is, or was, drawn with it; else the last copy of the device is shown at first.
 */
export async function showAlerts({ container }: Pick<App, 'container'>, isDrawn: boolean): Promise<void> {
  const line = container.get(AlertLineStore)
  if (line.isThere) return
  container.load(alertsModule)
  await AlertLine.bring()
  if (!isDrawn) container.get(AlertsStore).restore()
  line.isThere = true
  await container.get(ReadAlerts).execute(isDrawn)
}

/** Follows the alerts from now on. */
export function followAlerts(app: Pick<App, 'container'>): void {
  void showAlerts(app, false)
  app.container.get(WatchAlerts).execute()
}
