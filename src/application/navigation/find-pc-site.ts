import { inject } from 'inversify'
import { pcRedirect } from '../../domain/navigation/pc-redirect'
import { port } from '../shared/port'
import { SiteStore } from '../site/site.store'
import { SiteOrigin } from './site-origin'

/** What kind of window the visit is in. */
export interface VisitWindow {
  readonly isDesktop: boolean
  readonly inFrame: boolean
}
export const VisitWindow = port<VisitWindow>('VisitWindow')

/** Finds where a desktop browser belongs: on the same path of the site's PC domain (B09). Called once the site's configuration is known. */
export class FindPcSite {
  constructor(
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(SiteOrigin) private readonly origin: SiteOrigin,
    @inject(VisitWindow) private readonly window: VisitWindow,
  ) {}

  /** `entry` is the address as it was opened, from its path on; null when the visit stays. */
  execute(entry: string): string | null {
    const { isDesktop, inFrame } = this.window
    return pcRedirect({
      isDesktop,
      inFrame,
      origin: this.origin,
      path: entry,
      pcDomain: this.site.domains.cmsPcDomain || null,
    })
  }
}
