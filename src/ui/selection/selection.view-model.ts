import { inject } from 'inversify'
import { SelectionGateway } from '../../application/selection/selection-gateway'
import { observe } from '../../application/shared/observe'
import { PagedList } from '../../application/shared/paged-list'
import type { Resources } from '../../application/shared/resource'
import { feedKey } from '../../domain/feed/feed-item'
import type { ChosenItem } from '../../domain/selection/selection'
import type { ScreenViewModel } from '../shell/screen'

/** S052: what the editors chose. */
export class SelectionViewModel implements ScreenViewModel {
  readonly list: PagedList<ChosenItem>
  readonly resources: Resources

  constructor(@inject(SelectionGateway) gateway: SelectionGateway) {
    this.list = new PagedList(
      (cursor, signal) => gateway.page(cursor === undefined ? {} : { cursor }, signal),
      ({ item }) => feedKey(item),
    )
    this.resources = { list: this.list }
    observe(this)
  }
}
