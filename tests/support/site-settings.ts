import type { SiteDomains, SiteHosts, SiteSettings } from '../../src/application/frame/site/site-gateway'
import { noDeepLinks } from '../../src/domain/frame/hosts/deep-link'
import { plainSkin } from '../../src/domain/frame/site/skin'

const domains: SiteDomains = {
  ascApiDomain: '',
  ucenterApiDomain: '',
  vmsApiDomain: '',
  platformApiDomain: '',
  creditUrl: '',
  cmsPcDomain: '',
  ascCDomain: '',
}
const hosts: SiteHosts = {
  appUserAgent: '',
  appBridge: '',
  messengerUserAgent: '',
  messengerLogin: false,
  deepLinks: noDeepLinks,
  frameOrigins: [],
  partners: [],
}

/** The settings of a site with these domains and hosts and no others. */
export const settingsWith = (named: Partial<SiteHosts & SiteDomains>): SiteSettings => ({
  skin: plainSkin,
  menu: [],
  domains: pick(domains, named),
  hosts: pick(hosts, named),
})

/** Returns `all`, with the values of `named` for its keys. */
function pick<Value extends object>(all: Value, named: object): Value {
  const own = Object.entries(named).filter(([key]) => key in all)
  return { ...all, ...Object.fromEntries(own) }
}
