import { inject } from 'inversify'
import type { ReactionTarget } from '../../../application/participation/reactions/reaction-target'
import { LikersGateway, type Liker } from '../../../application/participation/reactions/likers-gateway'
import { PagedList } from '../../../application/frame/shared/paged-list'
import { observe } from '../../../application/frame/shared/observe'

/** The people who liked one content, page by page. */
export class LikersViewModel {
  readonly list: PagedList<Liker>
  private target: ReactionTarget | null = null

  constructor(@inject(LikersGateway) gateway: LikersGateway) {
    this.list = new PagedList(
      (cursor, signal) => gateway.likers(this.of, cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    observe(this)
  }

  open(target: ReactionTarget): void {
    this.target = target
    void this.list.start()
  }

  private get of(): ReactionTarget {
    if (this.target === null) throw new Error('The list was not opened.')
    return this.target
  }
}
