import { inject } from 'inversify'
import { originOf } from '../../../../domain/frame/shared/parses'
import { NativeBridge } from '../../hosts/native-bridge'
import { Navigator } from '../../navigation/navigator'
import type { Failure } from '../../shared/failure'
import { SiteStore } from '../../site/site.store'
import { PartnerGateway } from './partner-gateway'
import { SessionStore } from '../session.store'

/** Opens a partner's page with the member's account of this site, when the member asks for that. */
export class EnterPartner {
  constructor(
    @inject(PartnerGateway) private readonly partners: PartnerGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(NativeBridge) private readonly bridge: NativeBridge,
  ) {}

  /** Whether the page is of a site that takes the members of this one. */
  canEnter(page: string): boolean {
    const origin = originOf(page)
    return origin !== null && this.site.hosts.partners.includes(origin)
  }

  /** Leads a guest to the login first. Returns why the partner could not be entered; null when it could. */
  async execute(page: string): Promise<Failure | null> {
    this.session.readCookies()
    if (!this.session.isMember) {
      this.navigator.toLogin(this.navigator.current())
      return null
    }
    const entry = await this.partners.entryTo(page)
    if (!entry.ok) return entry.reason
    // Browsers open no window so late after the tap. An app opens other sites outside of its web view by itself.
    this.navigator.openExternal(entry.value.url, { sameTab: !this.bridge.isPresent })
    return null
  }
}
