import { inject } from 'inversify'
import { CollectionsGateway } from '../../application/collections/collections-gateway'
import { observe } from '../../application/shared/observe'
import { PagedList } from '../../application/shared/paged-list'
import type { Resources } from '../../application/shared/resource'
import type { CollectionCard } from '../../domain/collections/collection'
import type { ScreenViewModel } from '../shell/screen'

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
