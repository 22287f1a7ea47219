import { inject } from 'inversify'
import { AnchorsGateway } from '../../application/anchors/anchors-gateway'
import { Navigator } from '../../application/navigation/navigator'
import { FollowPublisher } from '../../application/reactions/follow-publisher'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import type { AnchorProfile } from '../../domain/anchors/anchor'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'

/** S028: the account of a host, with their channels and programmes. */
export class AnchorViewModel implements ScreenViewModel {
  readonly anchor: Loadable<AnchorProfile>
  private id = ''
  private path = ''
  private opening: Promise<unknown> = Promise.resolve()

  constructor(
    @inject(AnchorsGateway) gateway: AnchorsGateway,
    @inject(FollowPublisher) private readonly following: FollowPublisher,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.anchor = new Loadable((signal) => gateway.anchor(this.id, signal))
    observe(this)
  }

  get head(): ScreenHead | null {
    const anchor = this.anchor.value
    return anchor === null
      ? null
      : { title: anchor.name, description: anchor.intro, image: anchor.avatar, about: { ...anchor, kind: 'anchor' } }
  }

  async open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.begin(location)
    this.opening = this.anchor.load(signal)
    await this.opening
  }

  show(): void {
    const shown = () => this.anchor.value ?? undefined
    void this.opening.then(() =>
      this.following.resume('host', this.path, shown, (_, change) => this.anchor.change(change)),
    )
  }

  follow(): void {
    const anchor = this.anchor.value
    if (anchor === null) return
    void this.following.toggle('host', anchor, this.path, (_, change) => this.anchor.change(change))
  }

  retry(): void {
    void this.anchor.load()
  }

  back(): void {
    this.navigator.back()
  }

  snapshot(): unknown {
    return this.anchor.value
  }

  restore(saved: unknown, location: ScreenLocation): void {
    this.begin(location)
    this.anchor.set(saved as AnchorProfile)
  }

  private begin({ path, params }: ScreenLocation): void {
    this.path = path
    this.id = params['id'] ?? ''
  }
}
