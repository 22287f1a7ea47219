import type { FooterEntry } from '../../domain/navigation/footer-link'
import type { SiteConfig } from '../../domain/site/site'
import type { Skin } from '../../domain/site/skin'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** Domains that some calls use instead of the API host (B71); '' is the API host itself. */
export interface SiteDomains {
  readonly ascApiDomain: string
  readonly ucenterApiDomain: string
  readonly vmsApiDomain: string
  readonly platformApiDomain: string
  readonly creditUrl: string
  /** Where desktop browsers are sent (B09); '' for nowhere. */
  readonly cmsPcDomain: string
  /** The activity site of footer links of type 7; '' for none. */
  readonly ascCDomain: string
}

/** How a host that holds this page is known; '' where there is none to know. */
export interface SiteHosts {
  /** What the user agent of the site's native app contains. */
  readonly appUserAgent: string
  /** Name of the object or message handler that the app puts into the page. */
  readonly appBridge: string
  /** What the user agent of the messenger's browser contains. */
  readonly messengerUserAgent: string
  /** Whether the site takes a login by the messenger. */
  readonly messengerLogin: boolean
}

export interface SiteSettings {
  readonly skin: Skin
  readonly menu: readonly FooterEntry[]
  readonly domains: SiteDomains
  readonly hosts: SiteHosts
}

/** Branding, skin, menu, domains and hosts of the site (B13). */
export interface SiteGateway {
  site(): Promise<Outcome<SiteConfig>>
  settings(): Promise<Outcome<SiteSettings>>
}
export const SiteGateway = port<SiteGateway>('SiteGateway')
