import { inject } from 'inversify'
import { safeRedirect } from '../../domain/navigation/safe-redirect'
import { Navigator } from './navigator'
import { SiteOrigin } from './site-origin'

/** Ends a detour (login, binding of a phone): back to where the visitor was going, as far as that address may be followed. */
export class FinishDetour {
  constructor(
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(SiteOrigin) private readonly origin: SiteOrigin,
  ) {}

  /** `redirect` is what the query said, from wherever the address came. */
  execute(redirect: string | undefined): void {
    this.navigator.go(this.target(redirect), { returning: true })
  }

  target(redirect: string | undefined): string {
    const path = safeRedirect(redirect, { origin: this.origin, isKnownRoute: (known) => this.navigator.exists(known) })
    return path.startsWith(`${this.origin}/`) ? path.slice(this.origin.length) : path
  }
}
