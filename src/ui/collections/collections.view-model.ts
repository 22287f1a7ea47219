import { inject } from 'inversify'
import { CollectionsGateway } from '../../application/collections/collections-gateway'
import { Navigator } from '../../application/navigation/navigator'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { observe } from '../../application/shared/observe'
import { PagedList, type PagedListSnapshot } from '../../application/shared/paged-list'
import type { CollectionCard } from '../../domain/collections/collection'
import type { ScreenViewModel } from '../shell/screen'

/** S035: the video collections, the newest first. */
export class CollectionsViewModel implements ScreenViewModel {
  readonly list: PagedList<CollectionCard>

  constructor(
    @inject(CollectionsGateway) gateway: CollectionsGateway,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.list = new PagedList(
      (cursor, signal) => gateway.collections(cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    observe(this)
  }

  async open(_location: unknown, signal?: CancelSignal): Promise<void> {
    await this.list.start(signal)
  }

  snapshot(): PagedListSnapshot<CollectionCard> | null {
    return this.list.snapshot()
  }

  restore(saved: unknown): void {
    this.list.restore(saved as PagedListSnapshot<CollectionCard>)
  }

  back(): void {
    this.navigator.back()
  }
}
