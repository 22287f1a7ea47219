import { inject } from 'inversify'
import { Navigator } from '../../application/navigation/navigator'
import { SelectionGateway } from '../../application/selection/selection-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { observe } from '../../application/shared/observe'
import { PagedList, type PagedListSnapshot } from '../../application/shared/paged-list'
import { feedKey } from '../../domain/feed/feed-item'
import type { ChosenItem } from '../../domain/selection/selection'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

/** S052: what the editors chose. */
export class SelectionViewModel implements ScreenViewModel {
  readonly list: PagedList<ChosenItem>

  constructor(
    @inject(SelectionGateway) gateway: SelectionGateway,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.list = new PagedList(
      (cursor, signal) => gateway.page(cursor === undefined ? {} : { cursor }, signal),
      ({ item }) => feedKey(item),
    )
    observe(this)
  }

  async open(_: ScreenLocation, signal: CancelSignal): Promise<void> {
    await this.list.start(signal)
  }

  snapshot(): PagedListSnapshot<ChosenItem> | null {
    return this.list.snapshot()
  }

  restore(saved: unknown): void {
    this.list.restore(saved as PagedListSnapshot<ChosenItem>)
  }

  back(): void {
    this.navigator.back()
  }
}
