import { createHash } from 'node:crypto'
import { parseFeed } from 'feedsmith'
import type { AtomFeed, RssFeed } from 'feedsmith'
import { plainText } from '../../../kernel/contents/clean-html'

/** An item of a feed of any format. */
export interface ReadItem {
  readonly guid: string
  /** The address of its own page; null without one. */
  readonly link: string | null
  readonly title: string
  /** Its whole text as HTML; null where the feed has only a summary. */
  readonly html: string | null
  readonly summary: string
  /** Milliseconds since 1970; null when it does not say, or says no time. */
  readonly publishedAt: number | null
  /** The addresses of its sound and picture; null without one. */
  readonly audio: string | null
  readonly picture: string | null
  readonly digest: string
}

export interface ReadFeed {
  readonly title: string
  readonly summary: string
  readonly picture: string | null
  /** Whether it is a podcast: most of its items are sounds. */
  readonly isPodcast: boolean
  /** The newest items, without doubles. */
  readonly items: readonly ReadItem[]
}

/** Says why a feed cannot be read. */
export class FeedProblem extends Error {}

/** The most items of a feed that are looked at. */
const mostItems = 300
const longestTitle = 200
const longestSummary = 600
/** Maximum length of the text of one item, in characters. */
const longestHtml = 200_000

/** Parses a feed: RSS 2.0, Atom, and podcasts with Apple's tags. Its texts become plain, except those of its articles. */
export function readFeed(bytes: Uint8Array, charset: string | null): ReadFeed {
  const source = decoded(bytes, charset)
  // A feed needs no entities of its own; a few that name each other grow without end.
  if (/<!ENTITY/i.test(source)) throw new FeedProblem('it declares entities')
  const { title, summary, picture, items } = parsed(source)
  const byGuid = new Map(items.map((item) => [item.guid, item]))
  const distinct = [...byGuid.values()]
    .sort((one, other) => (other.publishedAt ?? 0) - (one.publishedAt ?? 0))
    .slice(0, mostItems)
  const sounds = distinct.filter(({ audio }) => audio !== null).length
  return { title, summary, picture, isPodcast: sounds * 2 > distinct.length, items: distinct }
}

function decoded(bytes: Uint8Array, charset: string | null): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const label = charset ?? /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    throw new FeedProblem(`nobody knows its encoding "${label.slice(0, 40)}"`)
  }
}

function parsed(source: string) {
  try {
    const { format, feed } = parseFeed(source)
    if (format === 'rss') return ofRss(feed)
    if (format === 'atom') return ofAtom(feed)
  } catch {
    // What the library says of it helps nobody who has not read the feed.
  }
  throw new FeedProblem('it is neither RSS nor Atom')
}

function ofRss({ title, description, image, itunes, items = [] }: RssFeed.Feed<string>) {
  return {
    title: oneLine(title, longestTitle),
    summary: oneLine(description ?? itunes?.summary, longestSummary),
    picture: webAddress(itunes?.image ?? image?.url),
    items: items.flatMap((item) => {
      const link = webAddress(item.link)
      const sound = item.enclosures?.find(({ type }) => type?.startsWith('audio/') === true)
      const drawn = item.enclosures?.find(({ type }) => type?.startsWith('image/') === true)
      const encoded = item.content?.encoded ?? null
      return itemOf({
        ...{ guid: item.guid?.value ?? item.link ?? sound?.url, link, html: encoded, at: item.pubDate },
        ...{ title: item.title, summary: item.description ?? item.itunes?.summary ?? encoded },
        audio: webAddress(sound?.url),
        picture: webAddress(item.itunes?.image ?? drawn?.url ?? item.media?.thumbnails?.[0]?.url),
      })
    }),
  }
}

function ofAtom({ title, subtitle, logo, entries = [] }: AtomFeed.Feed<string>) {
  return {
    title: oneLine(title?.value, longestTitle),
    summary: oneLine(subtitle?.value, longestSummary),
    picture: webAddress(logo),
    items: entries.flatMap((entry) => {
      const alternate = entry.links?.find(({ rel }) => rel === undefined || rel === 'alternate')
      const sound = entry.links?.find(({ rel, type }) => rel === 'enclosure' && type?.startsWith('audio/') === true)
      const html = entry.content?.value ?? null
      return itemOf({
        ...{ guid: entry.id, link: webAddress(alternate?.href), html, at: entry.published ?? entry.updated },
        ...{ title: entry.title?.value, summary: entry.summary?.value ?? html },
        ...{ audio: webAddress(sound?.href), picture: webAddress(entry.media?.thumbnails?.[0]?.url) },
      })
    }),
  }
}

interface ItemParts extends Pick<ReadItem, 'link' | 'html' | 'audio' | 'picture'> {
  readonly guid: string | undefined
  readonly title: string | undefined
  readonly summary: string | null | undefined
  readonly at: string | undefined
}

/** An item without a name of its own, or without a title, is none that anybody could recognise. */
function itemOf({ guid, title, summary, at, ...rest }: ItemParts): ReadItem[] {
  const name = guid?.trim().slice(0, 500) ?? ''
  const words = oneLine(title, longestTitle)
  if (name === '' || words === '') return []
  const time = at === undefined ? NaN : Date.parse(at)
  const item = {
    ...{ ...rest, guid: name, title: words, summary: oneLine(summary, longestSummary) },
    html: rest.html === null ? null : rest.html.slice(0, longestHtml),
    publishedAt: time > 0 ? time : null,
  }
  return [{ ...item, digest: createHash('sha256').update(JSON.stringify(item)).digest('hex') }]
}

function oneLine(html: string | null | undefined, longest: number): string {
  const words = plainText((html ?? '').slice(0, longestHtml))
    .replaceAll('\n', ' ')
    .replaceAll('\0', '')
  return words.length > longest ? `${[...words].slice(0, longest - 1).join('')}…` : words
}

function webAddress(address: string | undefined): string | null {
  if (address === undefined || address.length > 2000 || !URL.canParse(address)) return null
  return /^https?:$/.test(new URL(address).protocol) ? address : null
}
