import { inject } from 'inversify'
import { AnchorsGateway } from '../../application/anchors/anchors-gateway'
import { Navigator } from '../../application/navigation/navigator'
import { FollowPublisher } from '../../application/reactions/follow-publisher'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { observe } from '../../application/shared/observe'
import { PagedList, type PagedListSnapshot } from '../../application/shared/paged-list'
import type { Anchor } from '../../domain/anchors/anchor'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

/** S016: the hosts of radio and television, each with a follow button. */
export class AnchorListViewModel implements ScreenViewModel {
  readonly anchors: PagedList<Anchor>
  private path = ''
  private opening: Promise<unknown> = Promise.resolve()

  constructor(
    @inject(AnchorsGateway) gateway: AnchorsGateway,
    @inject(FollowPublisher) private readonly following: FollowPublisher,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.anchors = new PagedList(
      (cursor, signal) => gateway.list(cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    observe(this)
  }

  async open({ path }: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.path = path
    this.opening = this.anchors.start(signal)
    await this.opening
  }

  show(): void {
    const shown = (id: string) => this.anchors.items.find((anchor) => anchor.id === id)
    void this.opening.then(() => this.following.resume('host', this.path, shown, this.anchors.replace))
  }

  follow(anchor: Anchor): void {
    void this.following.toggle('host', anchor, this.path, this.anchors.replace)
  }

  back(): void {
    this.navigator.back()
  }

  snapshot(): PagedListSnapshot<Anchor> | null {
    return this.anchors.snapshot()
  }

  restore(saved: unknown, { path }: ScreenLocation): void {
    this.path = path
    this.anchors.restore(saved as PagedListSnapshot<Anchor>)
  }
}
