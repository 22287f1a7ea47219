import { inject } from 'inversify'
import { AlertsGateway } from '../../../application/frame/alerts/alerts-gateway'
import { PagedList } from '../../../application/frame/shared/paged-list'
import type { Resources } from '../../../application/frame/shared/resource'
import type { Alert } from '../../../domain/frame/alerts/alert'
import type { ScreenViewModel } from '../shell/screens/screen'

export class AlertListViewModel implements ScreenViewModel {
  readonly list: PagedList<Alert>
  readonly resources: Resources

  constructor(@inject(AlertsGateway) gateway: AlertsGateway) {
    this.list = new PagedList(
      (cursor, signal) => gateway.page(cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.resources = { list: this.list }
  }
}
