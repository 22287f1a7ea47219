import { inject } from 'inversify'
import { safeRedirect } from '../../../domain/frame/navigation/safe-redirect'
import { SiteStore } from '../site/site.store'
import { Navigator } from './navigator'
import { SiteOrigin } from './site-origin'

/** Ends a detour (login, binding a phone): returns to where the visitor was going, if that address is safe. */
export class FinishDetour {
  constructor(
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(SiteOrigin) private readonly origin: SiteOrigin,
    @inject(SiteStore) private readonly site: SiteStore,
  ) {}

  /** @param redirect The query parameter, which is not trusted. */
  execute(redirect: string | undefined): void {
    this.navigator.navigateTo(this.target(redirect), { returning: true })
  }

  target(redirect: string | undefined): string {
    return safeRedirect(redirect, {
      origin: this.origin,
      isKnownRoute: (path) => this.navigator.exists(path),
      partners: this.site.hosts.partners,
    })
  }
}
