import { injectable } from 'inversify'
import { noDeepLinks } from '../../../domain/frame/hosts/deep-link'
import { visibleFooterEntries, type FooterEntry } from '../../../domain/frame/navigation/footer-link'
import type { CityArea } from '../../../domain/frame/places/city-area'
import type { MediaSources } from '../../../domain/frame/site/media-source'
import type { SiteConfig } from '../../../domain/frame/site/site'
import { plainSkin, type Skin } from '../../../domain/frame/site/skin'
import type { Failure } from '../shared/failure'
import { observe } from '../shared/observe'
import type { SiteDomains, SiteHosts, SiteSettings } from './site-gateway'

export const noDomains: SiteDomains = {
  ascApiDomain: '',
  ucenterApiDomain: '',
  vmsApiDomain: '',
  platformApiDomain: '',
  creditUrl: '',
  cmsPcDomain: '',
  ascCDomain: '',
}

export const noHosts: SiteHosts = {
  appUserAgent: '',
  appBridge: '',
  messengerUserAgent: '',
  messengerLogin: false,
  deepLinks: noDeepLinks,
  frameOrigins: [],
  partners: [],
}

/** The site's configuration, for every screen. */
@injectable('Singleton')
export class SiteStore {
  /** The state of the start; 'ready' once the settings (skin, menu, domains and hosts) are loaded (B46). */
  state: 'starting' | 'ready' | 'failed' = 'starting'
  /** Why the client could not start; null unless it failed. */
  failure: Failure | null = null
  config: SiteConfig | null = null
  skin: Skin = plainSkin
  menu: readonly FooterEntry[] = []
  domains = noDomains
  hosts = noHosts

  constructor() {
    observe(this)
  }

  /** The IANA name of the time zone in which times are shown. */
  get timeZone(): string {
    return this.config?.timeZone ?? 'Asia/Shanghai'
  }

  /** The area in which places of the city are; null while unknown. */
  get area(): CityArea | null {
    return this.config?.area ?? null
  }

  get mediaSources(): MediaSources {
    return this.config?.mediaSources ?? []
  }

  setConfig(config: SiteConfig): void {
    this.config = config
  }

  setSettings({ skin, menu, domains, hosts }: SiteSettings): void {
    this.skin = skin
    this.menu = visibleFooterEntries(menu)
    this.domains = domains
    this.hosts = hosts
    this.state = 'ready'
  }

  restart(): void {
    this.state = 'starting'
  }

  fail(failure: Failure): void {
    this.failure = failure
    this.state = 'failed'
  }
}
