import { inject } from 'inversify'
import { SiteOrigin } from '../../../../application/frame/navigation/site-origin'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import { ShowsGateway } from '../../../../application/civic/shows/shows-gateway'
import type { Show } from '../../../../domain/civic/shows/show'
import type { ScreenHead, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { showPath, showsPath } from '../shows.paths'

/** S107: an entry with a code that leads others to it, and from there to an entry of their own. */
export class InvitationViewModel implements ScreenViewModel {
  readonly entry: Loadable<Show>
  isSharing = false
  readonly resources: Resources

  constructor(
    @inject(ShowsGateway) gateway: ShowsGateway,
    @inject(SiteOrigin) private readonly origin: SiteOrigin,
  ) {
    this.entry = new Loadable((signal, { query }) => gateway.show(query['entry'] ?? '', signal))
    this.resources = { entry: resetResource(this.entry) }
    observe(this)
  }

  get head(): ScreenHead | null {
    const { value } = this.entry
    return value === null ? null : { title: value.summary, image: value.cover?.address ?? null }
  }

  /** The address in the code. */
  get address(): string {
    const { value } = this.entry
    return value === null ? '' : `${this.origin}${showPath(value)}`
  }

  /** The path of the entry. */
  get parent(): string {
    const { value } = this.entry
    return value === null ? showsPath : showPath(value)
  }

  share(isSharing: boolean): void {
    this.isSharing = isSharing
  }
}
