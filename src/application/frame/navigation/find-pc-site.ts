import { inject } from 'inversify'
import type { HostSystem } from '../../../domain/frame/hosts/host-system'
import { pcRedirect } from '../../../domain/frame/navigation/pc-redirect'
import { port } from '../shared/port'
import { SiteStore } from '../site/site.store'
import { SiteOrigin } from './site-origin'

/** The kind of window that the visit is in. */
export interface VisitWindow {
  readonly isDesktop: boolean
  readonly inFrame: boolean
  /** Whether a page of another origin frames this one. */
  readonly isInForeignFrame: boolean
  readonly system: HostSystem
}
export const VisitWindow = port<VisitWindow>('VisitWindow')

/**
 * Finds where a desktop browser is redirected: to the same path on the site's PC domain (B09). Called once the site's
 * configuration is loaded.
 */
export class FindPcSite {
  constructor(
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(SiteOrigin) private readonly origin: SiteOrigin,
    @inject(VisitWindow) private readonly window: VisitWindow,
  ) {}

  /** @param entry The address as it was opened, from its path on. Returns null when there is no redirect. */
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
