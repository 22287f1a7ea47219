import type { Schema } from '../../../../contract/endpoint'
import {
  skinSchema,
  type configurationSchema,
  type domainsSchema,
  type footerItemSchema,
  type hostsSchema,
  type siteSchema,
} from '../../../../contract/site'
import type { SiteSettings } from '../../../application/frame/site/site-gateway'
import { noDomains, noHosts } from '../../../application/frame/site/site.store'
import { noDeepLinks } from '../../../domain/frame/hosts/deep-link'
import type { FooterEntry } from '../../../domain/frame/navigation/footer-link'
import { safeAssetUrl } from '../../../domain/frame/site/asset-url'
import type { SiteConfig } from '../../../domain/frame/site/site'
import { checkSkin } from '../../../domain/frame/site/skin'
import { snakeCased, type Decoded } from '../http/wire-case'

export function siteConfigOf({ topPaperworkType, ...site }: Decoded<typeof siteSchema>): SiteConfig {
  return {
    ...site,
    image: site.image || null,
    logo2: site.logo2 || null,
    h5Logo: site.h5Logo || null,
    topPaperwork: topPaperworkOf(site.topPaperwork, topPaperworkType),
    showPicture: site.showPicture === 1,
    city: site.city || null,
    isDrainage: site.isDrainage === 1,
    isGlobalGrey: site.isGlobalGrey === 1,
    area: site.area ?? null,
    mediaSources: site.mediaSources ?? [],
    monitoredShare: site.monitoredShare ?? 0,
    hasStartPage: site.hasStartPage ?? true,
  }
}

function topPaperworkOf(text: string, type: 1 | 2): SiteConfig['topPaperwork'] {
  if (text === '') return null
  if (type === 1) return { kind: 'text', text }
  const url = safeAssetUrl(text)
  return url === null ? null : { kind: 'image', url }
}

type Configuration = Decoded<typeof configurationSchema>
/** A configured value, of which any field may be missing. */
type Some<S extends Schema> = Partial<Required<Decoded<S>>>

/** Skin, menu, domains and hosts from the list of configurations; missing values get plain defaults. */
export function settingsOf(configurations: readonly Configuration[]): SiteSettings {
  const value = (code: string): unknown => configurations.find((item) => item.code === code)?.configValue
  const menu = (value('menu') ?? []) as readonly Decoded<typeof footerItemSchema>[]
  return {
    skin: checkSkin(snakeCased(skinSchema, value('skin'))),
    menu: menu.map(footerEntryOf),
    domains: { ...noDomains, ...(value('domains') as Some<typeof domainsSchema> | undefined) },
    hosts: hostsOf((value('hosts') ?? {}) as Some<typeof hostsSchema>),
  }
}

function hostsOf({ appLink, appSchemes, appPackage, appStores, messengerApp, ...hosts }: Some<typeof hostsSchema>) {
  return {
    ...noHosts,
    ...hosts,
    deepLinks: {
      link: appLink ?? '',
      schemes: appSchemes ?? noDeepLinks.schemes,
      androidPackage: appPackage ?? '',
      stores: appStores ?? noDeepLinks.stores,
      messengerApp: messengerApp ?? '',
    },
  }
}

function footerEntryOf(sent: Decoded<typeof footerItemSchema>): FooterEntry {
  const { id: _, ttf, imageShow, imageClick, ...item } = sent
  return {
    ...item,
    sourceId: item.sourceId ?? '',
    url: item.url ?? '',
    isUrlEffect: item.isUrlEffect === 1,
    icon: ttf ?? '',
    image: imageShow ?? '',
    activeImage: imageClick ?? '',
  }
}
