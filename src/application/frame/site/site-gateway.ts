import type { DeepLinks } from '../../../domain/frame/hosts/deep-link'
import type { FooterEntry } from '../../../domain/frame/navigation/footer-link'
import type { SiteConfig } from '../../../domain/frame/site/site'
import type { Skin } from '../../../domain/frame/site/skin'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** Hosts that some calls use instead of the API host (B71); '' is the API host itself. */
export interface SiteDomains {
  readonly ascApiDomain: string
  readonly ucenterApiDomain: string
  readonly vmsApiDomain: string
  readonly platformApiDomain: string
  readonly creditUrl: string
  /** The address to which desktop browsers are redirected (B09); '' for none. */
  readonly cmsPcDomain: string
  /** The activity site that footer links of type 7 lead to; '' for none. */
  readonly ascCDomain: string
}

/** How the client detects its host; a value is '' for a host that does not exist. */
export interface SiteHosts {
  /** Part of the user agent of the site's native app. */
  readonly appUserAgent: string
  /** Name of the object or message handler that the app injects into the page. */
  readonly appBridge: string
  /** Part of the user agent of the messenger's browser. */
  readonly messengerUserAgent: string
  /** Whether the site accepts logins by the messenger's account. */
  readonly messengerLogin: boolean
  readonly deepLinks: DeepLinks
  /** The sources that may frame this client, as in a Content-Security-Policy. */
  readonly frameOrigins: readonly string[]
  /** The origins of the sites that take members of this one. */
  readonly partners: readonly string[]
}

export interface SiteSettings {
  readonly skin: Skin
  readonly menu: readonly FooterEntry[]
  readonly domains: SiteDomains
  readonly hosts: SiteHosts
}

/** The site's branding, skin, menu, domains and hosts (B13). */
export interface SiteGateway {
  site(): Promise<Outcome<SiteConfig>>
  settings(): Promise<Outcome<SiteSettings>>
}
export const SiteGateway = port<SiteGateway>('SiteGateway')
