import { inject } from 'inversify'
import { CollectionsGateway } from '../../../application/media/collections/collections-gateway'
import { observe } from '../../../application/frame/shared/observe'
import { PagedList } from '../../../application/frame/shared/paged-list'
import type { Resources } from '../../../application/frame/shared/resource'
import type { CollectionCard } from '../../../domain/media/collections/collection'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** S035: the video collections, the newest first. */
export class CollectionsViewModel implements ScreenViewModel {
  readonly collections: PagedList<CollectionCard>
  readonly resources: Resources

  constructor(@inject(CollectionsGateway) gateway: CollectionsGateway) {
    this.collections = new PagedList(
      (cursor, signal) => gateway.collections(cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.resources = { collections: this.collections }
    observe(this)
  }
}
