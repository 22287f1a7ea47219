import type { Language } from '../../../../../src/domain/frame/site/preferences'
import { generateRssFeed } from 'feedsmith'
import type { FeedItemDto } from '../../../../../contract/feed'
import { listedKind } from '../../../../../src/domain/frame/content/content-kinds'
import { contentPath } from '../../../../../src/domain/frame/navigation/content-target'
import { addressIn } from '../../../../../src/domain/frame/navigation/outside-address'
import { escapeText, textAsHtml, withoutXmlFaults } from '../../../../kernel/shared/escape-markup'
import type { CityThing } from '../../concerns/name-city-things'
import type { FeedHead } from './feeds.queries'

/** One page of a feed, and its neighbours. */
export interface FeedPage {
  readonly head: FeedHead
  readonly language: Language
  readonly origin: string
  /** The path of our page that shows the same contents. */
  readonly path: string
  /** The address of this page of the feed. */
  readonly selfUrl: string
  /** The address of the next page (RFC 5005); null on the last page. */
  readonly next: string | null
}

/** The channel elements that all our feeds have. */
export function channelOf({ head, language, origin, path, selfUrl, next }: FeedPage) {
  const link = origin + addressIn(path, language)
  const links = [{ href: selfUrl, rel: 'self', type: 'application/rss+xml' }]
  if (next !== null) links.push({ href: next, rel: 'next', type: 'application/rss+xml' })
  const url = picture(head.image, origin)
  return {
    title: head.title,
    link,
    description: textAsHtml(head.description || head.title),
    language: language.toLowerCase(),
    atom: { links },
    ...(url === null ? {} : { image: { url, title: head.title, link } }),
  }
}

/** Writes cards as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function rssOf(
  page: FeedPage,
  items: readonly FeedItemDto[],
  /** The full texts of articles, by id. */
  texts: ReadonlyMap<string, string>,
  /** What contents are about, by content id. Each becomes a category whose domain is the address of the thing. */
  things: ReadonlyMap<string, readonly CityThing[]>,
): string {
  const { language, origin } = page
  const [newest] = items
  return plainXml(
    generateRssFeed({
      ...channelOf(page),
      ...(newest === undefined ? {} : { pubDate: new Date(newest.published_at) }),
      items: items.flatMap((item) => {
        const kind = listedKind(item.type)
        const path = kind === null ? null : contentPath(kind, item.id)
        if (path === null) return []
        const url = picture(item.covers[0] ?? null, origin)
        const text = texts.get(item.id)
        const about = things.get(item.id) ?? []
        return [
          {
            title: item.title,
            link: item.external_url ?? origin + addressIn(path, language),
            description: textAsHtml(item.summary),
            ...(text === undefined ? {} : { content: { encoded: text } }),
            pubDate: new Date(item.published_at),
            // The id is the same in both languages, since the content is the same.
            guid: { value: origin + path, isPermaLink: item.external_url === null },
            ...(about.length === 0
              ? {}
              : { categories: about.map(({ title, path: of }) => ({ name: title, domain: origin + of })) }),
            ...(item.source === null ? {} : { dc: { creators: [item.source.name] } }),
            ...(url === null ? {} : { media: { contents: [{ url, medium: 'image', type: 'image/jpeg' }] } }),
          },
        ]
      }),
    }),
  )
}

/** A picture for feed readers: large, in the one format that all of them show. */
export function picture(cover: string | null, origin: string, form = 'w_1080'): string | null {
  if (cover === null || cover === '' || !URL.canParse(cover, origin)) return null
  if (!cover.startsWith('/') || cover.includes('?') || /\.svg$/i.test(cover)) return new URL(cover, origin).href
  return `${origin}${cover}?x-oss-process=image/resize,${form}/format,jpg`
}

/**
 * Removes characters that XML must not contain, and writes what Feedsmith puts into sections of CDATA as escaped text,
 * without the blanks around them: readers look for comments in such sections, and take them out of a title.
 */
export function plainXml(xml: string): string {
  return withoutXmlFaults(xml).replace(/\s*<!\[CDATA\[([\s\S]*?)\]\]>\s*/g, (_, text: string) => escapeText(text))
}
