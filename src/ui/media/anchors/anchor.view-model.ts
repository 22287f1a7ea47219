import { inject } from 'inversify'
import { AnchorsGateway } from '../../../application/media/anchors/anchors-gateway'
import { FollowPublisher } from '../../../application/participation/reactions/follow-publisher'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import type { AnchorProfile } from '../../../domain/media/anchors/anchor'
import type { ScreenHead, ScreenViewModel } from '../../frame/shell/screens/screen'

/** S028: the account of a host, with their channels and programmes. */
export class AnchorViewModel implements ScreenViewModel {
  readonly anchor: Loadable<AnchorProfile>
  readonly resources: Resources

  constructor(
    @inject(AnchorsGateway) gateway: AnchorsGateway,
    @inject(FollowPublisher) private readonly following: FollowPublisher,
  ) {
    this.anchor = new Loadable((signal, { params }) => gateway.anchor(params['id'] ?? '', signal))
    this.resources = { anchor: this.anchor }
    observe(this)
  }

  get head(): ScreenHead | null {
    const anchor = this.anchor.value
    return anchor === null
      ? null
      : { title: anchor.name, description: anchor.intro, image: anchor.avatar, about: { ...anchor, kind: 'anchor' } }
  }

  onArrival(): void {
    const currentAnchor = () => this.anchor.value ?? undefined
    void this.following.resume('host', currentAnchor, (_, change) => this.anchor.change(change))
  }

  follow(): void {
    const anchor = this.anchor.value
    if (anchor !== null) void this.following.toggle('host', anchor, (_, change) => this.anchor.change(change))
  }
}
