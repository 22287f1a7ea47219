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
  /** Where desktop browsers are sent (B09); '' for nowhere. */
  readonly cmsPcDomain: string
  /** The activity site of footer links of type 7; '' for none. */
  readonly ascCDomain: string
}

export interface SiteSettings {
  readonly skin: Skin
  readonly menu: readonly FooterEntry[]
  readonly domains: SiteDomains
}

/** Branding, skin, menu and domains of the site (B13). */
export interface SiteGateway {
  site(): Promise<Outcome<SiteConfig>>
  settings(): Promise<Outcome<SiteSettings>>
}
export const SiteGateway = port<SiteGateway>('SiteGateway')
