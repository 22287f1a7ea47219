import type * as z from 'zod/mini'
import {
  skinSchema,
  type configurationSchema,
  type domainsSchema,
  type footerItemSchema,
  type hostsSchema,
  type SiteDto,
} from '../../../../contract/site'
import type { SiteSettings } from '../../../application/frame/site/site-gateway'
import { noDeepLinks } from '../../../domain/frame/hosts/deep-link'
import type { FooterEntry } from '../../../domain/frame/navigation/footer-link'
import { safeAssetUrl } from '../../../domain/frame/site/asset-url'
import type { SiteConfig } from '../../../domain/frame/site/site'
import { checkSkin } from '../../../domain/frame/site/skin'
import { snakeCased, type Camelised } from '../http/wire-case'

export function siteConfigOf(site: Camelised<SiteDto>): SiteConfig {
  return {
    name: site.name,
    image: site.image || null,
    logo2: site.logo2 || null,
    h5Logo: site.h5Logo || null,
    topPaperwork: topPaperworkOf(site),
    showPicture: site.showPicture === 1,
    category: site.category,
    city: site.city || null,
    cityInfo: site.cityInfo,
    provinceInfo: site.provinceInfo,
    isDrainage: site.isDrainage === 1,
    isGlobalGrey: site.isGlobalGrey === 1,
    timeZone: site.timeZone,
    mediaSources: site.mediaSources ?? [],
    monitoredShare: site.monitoredShare ?? 0,
    hasStartPage: site.hasStartPage ?? true,
  }
}

function topPaperworkOf({ topPaperwork, topPaperworkType }: Camelised<SiteDto>): SiteConfig['topPaperwork'] {
  if (topPaperwork === '') return null
  if (topPaperworkType === 1) return { kind: 'text', text: topPaperwork }
  const url = safeAssetUrl(topPaperwork)
  return url === null ? null : { kind: 'image', url }
}

type Configuration = Camelised<z.infer<typeof configurationSchema>>

/** Skin, menu, domains and hosts from the list of configurations; missing values get plain defaults. */
export function settingsOf(configurations: readonly Configuration[]): SiteSettings {
  const value = (code: string): unknown => configurations.find((item) => item.code === code)?.configValue
  const menu = (value('menu') ?? []) as readonly Camelised<z.infer<typeof footerItemSchema>>[]
  return {
    skin: checkSkin(snakeCased(skinSchema, value('skin'))),
    menu: menu.map(footerEntryOf),
    domains: domainsOf((value('domains') ?? {}) as Partial<Camelised<z.infer<typeof domainsSchema>>>),
    hosts: hostsOf((value('hosts') ?? {}) as Partial<Camelised<z.infer<typeof hostsSchema>>>),
  }
}

function domainsOf({
  ascApiDomain = '',
  ucenterApiDomain = '',
  vmsApiDomain = '',
  platformApiDomain = '',
  creditUrl = '',
  cmsPcDomain = '',
  ascCDomain = '',
}: Partial<Camelised<z.infer<typeof domainsSchema>>>): SiteSettings['domains'] {
  return { ascApiDomain, ucenterApiDomain, vmsApiDomain, platformApiDomain, creditUrl, cmsPcDomain, ascCDomain }
}

function hostsOf({
  appUserAgent = '',
  appBridge = '',
  messengerUserAgent = '',
  messengerLogin = false,
  appLink: link = '',
  appSchemes: schemes = noDeepLinks.schemes,
  appPackage: androidPackage = '',
  appStores: stores = noDeepLinks.stores,
  messengerApp = '',
  frameOrigins = [],
  partners = [],
}: Partial<Camelised<z.infer<typeof hostsSchema>>>): SiteSettings['hosts'] {
  const deepLinks = { link, schemes, androidPackage, stores, messengerApp }
  return { appUserAgent, appBridge, messengerUserAgent, messengerLogin, deepLinks, frameOrigins, partners }
}

function footerEntryOf(item: Camelised<z.infer<typeof footerItemSchema>>): FooterEntry {
  return {
    name: item.name,
    type: item.type,
    sourceType: item.sourceType,
    sourceId: item.sourceId ?? '',
    url: item.url ?? '',
    isUrlEffect: item.isUrlEffect === 1,
    display: item.display,
    sort: item.sort,
    showType: item.showType,
    icon: item.ttf ?? '',
    image: item.imageShow ?? '',
    activeImage: item.imageClick ?? '',
  }
}
