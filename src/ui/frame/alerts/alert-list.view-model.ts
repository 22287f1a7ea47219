import { inject } from 'inversify'
import { AlertListGateway } from '../../../application/frame/alerts/alert-list-gateway'
import type { AlertListItem } from '../../../domain/frame/alerts/alert-list'
import { PagedList } from '../../../application/frame/shared/paged-list'
import type { Resources } from '../../../application/frame/shared/resource'
import type { ScreenViewModel } from '../shell/screens/screen'

export class AlertListViewModel implements ScreenViewModel {
  readonly list: PagedList<AlertListItem>
  readonly resources: Resources

  constructor(@inject(AlertListGateway) gateway: AlertListGateway) {
    this.list = new PagedList(
      (cursor, signal) => gateway.page(cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.resources = { list: this.list }
  }
}
