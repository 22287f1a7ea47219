import type { CityThingKind } from '../concerns/concerned'
import type { Language } from '../site/preferences'
import { pathSegment } from './target'

/** The language of an address that names no language: the city's own. */
export const addressLanguage: Language = 'zh-CN'

/**
 * The address of a page or a feed in one language. The address in the city's own language names no language, so that
 * each language has exactly one address.
 */
export function addressIn(path: string, language: Language): string {
  return language === addressLanguage ? path : `${path}?lang=${language}`
}

/**
 * The language that the query of an address names, for readers without preferences, such as crawlers; null when it
 * names no language of the site.
 */
export function languageNamedIn(search: string): Language | null {
  const language = /[?&]lang=([\w-]+)/.exec(search)?.[1]?.toLowerCase()
  return language === 'en' ? 'en' : language === 'zh-cn' || language === 'zh' ? 'zh-CN' : null
}

/** The kinds that have a feed of their own, with the folder of each under `/feeds`. */
export const feedFolders = {
  category: 'categories',
  subCategory: 'subcategories',
  organisation: 'organisations',
  special: 'specials',
  album: 'albums',
  // Each thing of the city has a feed of the news about it.
  ...({ activity: 'activities', guide: 'guides', venue: 'venues' } satisfies Readonly<Record<CityThingKind, string>>),
} as const
export type FeedKind = keyof typeof feedFolders

/** The feed of everything new. */
export const homeFeedPath = '/feeds/home.xml'

/** The path of the feed of one content, category, publisher or thing of the city; null for an invalid id. */
export function feedPath(kind: FeedKind, id: string): string | null {
  const segment = pathSegment(id)
  return segment === null ? null : `/feeds/${feedFolders[kind]}/${segment}.xml`
}

/** The kinds whose player may be embedded in other sites. */
export const embeddedKinds = ['audio', 'video'] as const
export type EmbeddedKind = (typeof embeddedKinds)[number]

/** The path of the player of one content, for frames on other sites; null for an invalid id. */
export function embedPath(kind: EmbeddedKind, id: string): string | null {
  const segment = pathSegment(id)
  return segment === null ? null : `/embed/${kind}s/${segment}`
}

/** Width and height of an embedded player, in pixels. */
export const embedSizes: Readonly<Record<EmbeddedKind, readonly [width: number, height: number]>> = {
  audio: [480, 180],
  video: [640, 360],
}

/** The oEmbed address of a page of this site, which describes its player (https://oembed.com). */
export function oEmbedAddress(origin: string, address: string): string {
  return `${origin}/oembed?url=${encodeURIComponent(address)}&format=json`
}
