import type { Language } from '../site/preferences'
import { pathSegment } from './target'

/** The language of an address that names none: the city's own. */
export const addressLanguage: Language = 'zh-CN'

/**
 * The address of a page or a feed in one language. That of the city's own language names none, so that each language
 * has one address.
 */
export function addressIn(path: string, language: Language): string {
  return language === addressLanguage ? path : `${path}?lang=${language}`
}

/** The language that the query of an address names, for those without preferences, such as crawlers; null when it names none that we have. */
export function languageNamedIn(search: string): Language | null {
  const named = /[?&]lang=([\w-]+)/.exec(search)?.[1]?.toLowerCase()
  return named === 'en' ? 'en' : named === 'zh-cn' || named === 'zh' ? 'zh-CN' : null
}

/** What has a feed of its own, by the name of its folder under `/feeds`. */
export const feedFolders = {
  category: 'categories',
  subCategory: 'subcategories',
  organisation: 'organisations',
  special: 'specials',
  album: 'albums',
} as const
export type FeedKind = keyof typeof feedFolders

/** The feed of everything new. */
export const homeFeedPath = '/feeds/home.xml'

/** The path of the feed of one of these; null for an invalid id. */
export function feedPath(kind: FeedKind, id: string): string | null {
  const segment = pathSegment(id)
  return segment === null ? null : `/feeds/${feedFolders[kind]}/${segment}.xml`
}

/** The kinds whose player may stand on other sites. */
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

/** Where a player for an address of ours is found (https://oembed.com). */
export function oEmbedAddress(origin: string, address: string): string {
  return `${origin}/oembed?url=${encodeURIComponent(address)}&format=json`
}
