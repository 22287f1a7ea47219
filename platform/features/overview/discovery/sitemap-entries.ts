import { listedKind } from '../../../../src/domain/frame/content/content-kinds'
import { contentPath } from '../../../../src/domain/frame/navigation/content-target'
import { addressIn, embedPath } from '../../../../src/domain/frame/navigation/outside-address'
import { languages } from '../../../../src/domain/frame/site/preferences'
import type { Localised } from '../../../kernel/database/schema/localised'
import { escapeMarkup, escapeXml } from '../../../kernel/shared/escape-markup'
import { picture } from './feeds/rss'
import type { ListedContent } from './sitemap.queries'

const namespaces = [
  ['xmlns', 'http://www.sitemaps.org/schemas/sitemap/0.9'],
  ['xmlns:xhtml', 'http://www.w3.org/1999/xhtml'],
  ['xmlns:image', 'http://www.google.com/schemas/sitemap-image/1.1'],
  ['xmlns:video', 'http://www.google.com/schemas/sitemap-video/1.1'],
  ['xmlns:news', 'http://www.google.com/schemas/sitemap-news/0.9'],
]
  .map(([name, value]) => `${name}="${value}"`)
  .join(' ')

/** A document of the sitemap protocol, with Google's extensions for languages, pictures, videos and news. */
export function sitemapDocument(root: 'sitemapindex' | 'urlset', entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces}>\n${entries.join('\n')}\n</${root}>\n`
}

/** The entry of one content, with its picture, and its player where everybody may play it. */
export function entryOf(content: ListedContent, origin: string): string[] {
  const kind = listedKind(content.type)
  const path = kind === null ? null : contentPath(kind, content.id)
  if (path === null) return []
  const image = picture(content.cover, origin)
  return [
    element('url', [
      text('loc', origin + path),
      text('lastmod', content.published_at.toISOString()),
      ...inLanguages(path, origin),
      ...(image === null ? [] : [element('image:image', [text('image:loc', image)])]),
      ...(kind === 'video' && image !== null && !content.restricted ? [filmOf(content, image, origin)] : []),
    ]),
  ]
}

/** The entry of a thing that is no listed content, such as a guide. */
export const thingEntryOf = (path: string, origin: string, changedAt: Date | null = null): string =>
  element('url', [
    text('loc', origin + path),
    ...(changedAt === null ? [] : [text('lastmod', changedAt.toISOString())]),
    ...inLanguages(path, origin),
  ])

const inLanguages = (path: string, origin: string): readonly string[] =>
  languages.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(origin + addressIn(path, language))}"/>`,
  )

/** The most characters of a description that Google accepts. */
const longestDescription = 2048

function filmOf({ id, title, summary, duration, published_at }: ListedContent, image: string, origin: string): string {
  const seconds = Math.round(duration ?? 0)
  return element('video:video', [
    text('video:thumbnail_loc', image),
    text('video:title', title['zh-CN']),
    text('video:description', (summary['zh-CN'] || title['zh-CN']).slice(0, longestDescription)),
    text('video:player_loc', origin + (embedPath('video', id) ?? '')),
    ...(seconds < 1 ? [] : [text('video:duration', String(seconds))]),
    text('video:publication_date', published_at.toISOString()),
  ])
}

/** The entry of one article for Google News. */
export function newsEntryOf(
  { id, published_at, title }: { readonly id: string; readonly published_at: Date; readonly title: Localised },
  siteName: string,
  origin: string,
): string[] {
  const path = contentPath('post', id)
  if (path === null) return []
  const publication = element('news:publication', [text('news:name', siteName), text('news:language', 'zh-cn')])
  const news = [
    publication,
    text('news:publication_date', published_at.toISOString()),
    text('news:title', title['zh-CN']),
  ]
  return [element('url', [text('loc', origin + path), element('news:news', news)])]
}

const element = (name: string, inner: readonly string[]): string => `<${name}>${inner.join('')}</${name}>`
const text = (name: string, value: string): string => element(name, [escapeXml(value)])
