import { inject } from 'inversify'
import { reaction } from 'mobx'
import { AlertsGateway } from '../../../application/frame/alerts/alerts-gateway'
import { AlertsStore } from '../../../application/frame/alerts/alerts.store'
import { PagedList } from '../../../application/frame/shared/paged-list'
import type { Resources } from '../../../application/frame/shared/resource'
import { alertVersion, type Alert } from '../../../domain/frame/alerts/alert'
import type { ScreenViewModel } from '../shell/screens/screen'

export class AlertListViewModel implements ScreenViewModel {
  readonly list: PagedList<Alert>
  readonly resources: Resources

  constructor(
    @inject(AlertsGateway) gateway: AlertsGateway,
    @inject(AlertsStore) readonly alerts: AlertsStore,
  ) {
    this.list = new PagedList(
      (cursor, signal) => gateway.page(cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.resources = { list: this.list }
  }

  /** Reads the list again when one begins, ends or gets other words, as the line above the screen shows at once. */
  show(): () => void {
    return reaction(
      () => this.alerts.running.map(alertVersion).join(),
      () => void this.list.start(),
    )
  }
}
