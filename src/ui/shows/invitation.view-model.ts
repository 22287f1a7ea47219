import { inject } from 'inversify'
import { Navigator } from '../../application/navigation/navigator'
import { SiteOrigin } from '../../application/navigation/site-origin'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { ShowsGateway } from '../../application/shows/shows-gateway'
import type { Show } from '../../domain/shows/show'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { showPath, showsPath } from './shows.routes'

/** S107: an entry with a code that leads others to it, and from there to an entry of their own. */
export class InvitationViewModel implements ScreenViewModel {
  readonly entry: Loadable<Show>
  isSharing = false
  private id = ''

  constructor(
    @inject(ShowsGateway) gateway: ShowsGateway,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(SiteOrigin) private readonly origin: SiteOrigin,
  ) {
    this.entry = new Loadable((signal) => gateway.show(this.id, signal))
    observe(this)
  }

  get head(): ScreenHead | null {
    const { value } = this.entry
    return value === null ? null : { title: value.summary, image: value.cover?.address ?? null }
  }

  /** What the code says. */
  get address(): string {
    const { value } = this.entry
    return value === null ? '' : `${this.origin}${showPath(value)}`
  }

  async open({ query }: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.id = query['entry'] ?? ''
    await this.entry.load(signal)
  }

  retry(): void {
    void this.entry.load()
  }

  back(): void {
    const { value } = this.entry
    this.navigator.back(value === null ? showsPath : showPath(value))
  }

  share(isSharing: boolean): void {
    this.isSharing = isSharing
  }
}
