import { inject } from 'inversify'
import { SelectionGateway } from '../../../application/media/selection/selection-gateway'
import { observe } from '../../../application/frame/shared/observe'
import { PagedList } from '../../../application/frame/shared/paged-list'
import type { Resources } from '../../../application/frame/shared/resource'
import { feedKey } from '../../../domain/frame/content/feed-item'
import type { ChosenItem } from '../../../domain/media/selection/selection'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** S052: the editors' choice. */
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
