import { inject } from 'inversify'
import { AnchorsGateway } from '../../../application/media/anchors/anchors-gateway'
import { FollowPublisher } from '../../../application/participation/reactions/follow-publisher'
import { observe } from '../../../application/frame/shared/observe'
import { PagedList } from '../../../application/frame/shared/paged-list'
import type { Resources } from '../../../application/frame/shared/resource'
import type { Anchor } from '../../../domain/media/anchors/anchor'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** S016: the hosts of radio and television, each with a follow button. */
export class AnchorListViewModel implements ScreenViewModel {
  readonly anchors: PagedList<Anchor>
  readonly resources: Resources

  constructor(
    @inject(AnchorsGateway) gateway: AnchorsGateway,
    @inject(FollowPublisher) private readonly following: FollowPublisher,
  ) {
    this.anchors = new PagedList(
      (cursor, signal) => gateway.list(cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.resources = { anchors: this.anchors }
    observe(this)
  }

  onArrival(): void {
    const findAnchor = (id: string) => this.anchors.items.find((anchor) => anchor.id === id)
    void this.following.resume('host', findAnchor, this.anchors.replace)
  }

  follow(anchor: Anchor): void {
    void this.following.toggle('host', anchor, this.anchors.replace)
  }
}
