import { parseAtomFeed, parseRdfFeed, parseRssFeed } from 'feedsmith'
import type { AtomFeed, AtomNs, MediaNs, RdfFeed, RssFeed } from 'feedsmith'
import { fileOf, filesOf } from './feed-media'
import type { EnclosedFile } from './feed-media'
import type { FeedText } from './feed-texts'
import type { FeedParts } from './split-feed'

/** What a feed says of itself. */
export interface ReadFeedHead {
  readonly title: FeedText | null
  readonly summary: FeedText | null
  readonly picture: string | null
  /** Its language as it names it; '' where it does not. */
  readonly language: string
  /** Whether it calls itself a podcast, by elements that only podcasts have. */
  readonly isPodcast: boolean
}

/** What an item of a feed of any format says, as it stands there. The first of several values is the best. */
export interface FeedFields {
  readonly guid: string | null
  readonly links: readonly string[]
  readonly title: FeedText | null
  /** Its whole text; null where it has only a summary. */
  readonly text: FeedText | null
  readonly summary: FeedText | null
  /** What addresses in its texts are relative to, besides what they are relative to in the item; null for no more. */
  readonly textBase: string | null
  readonly dates: readonly string[]
  readonly files: readonly EnclosedFile[]
}

type Entry = AtomFeed.Entry<string> | AtomNs.Entry<string>

const written =
  (form: FeedText['form']) =>
  (value: string | undefined): FeedText | null =>
    value === undefined || value.trim() === '' ? null : { value, form }
const [plain, html, guessed] = [written('text'), written('html'), written('guessed')]

/** A text of Atom, by the type that it names; one that names none is plain (RFC 4287, 3.1.1 and 4.1.3). */
function typed(text: { readonly value?: string; readonly type?: string } | undefined): FeedText | null {
  const type = text?.type?.toLowerCase() ?? 'text'
  if (/html/.test(type)) return html(text?.value)
  return type === 'text' || type === 'plain' || type.startsWith('text/') ? plain(text?.value) : null
}

const first = <Value>(...values: readonly (Value | null | undefined)[]): Value | null =>
  values.find((value) => value != null) ?? null
const all = (...values: readonly (string | readonly string[] | undefined)[]): string[] =>
  values.flatMap((value) => value ?? [])

const described = (media: MediaNs.ItemOrFeed | undefined): FeedText | null =>
  first(...[media, ...(media?.groups ?? []), ...(media?.contents ?? [])].map((each) => typed(each?.description)))
const titled = (media: MediaNs.ItemOrFeed | undefined): FeedText | null =>
  first(...[media, ...(media?.groups ?? [])].map((each) => typed(each?.title)))

/** The dates of an item or a feed by the extensions that any format may have. */
const datesOf = ({ dc, dcterms }: Pick<RssFeed.Item<string>, 'dc' | 'dcterms'>): string[] =>
  all(dc?.dates, dcterms?.issued, dcterms?.available, dcterms?.dates, dcterms?.created, dcterms?.modified)

/** The pages of an entry: HTML before what else it may lead to. */
function pagesOf(entry: Entry | undefined): string[] {
  const pages = (entry?.links ?? []).filter(({ rel = 'alternate' }) => rel === 'alternate')
  const isPage = ({ type }: { readonly type?: string }) => type === undefined || /html/i.test(type)
  const inOrder = [...pages.filter(isPage), ...pages.filter((link) => !isPage(link))]
  return all(...inOrder.map(({ href }) => href), entry?.content?.src)
}
const enclosed = (entry: Entry | undefined): EnclosedFile[] =>
  (entry?.links ?? []).flatMap(({ rel, href, type }) => (rel === 'enclosure' ? fileOf(href, type) : []))

/** The pictures that podcasts name. */
const picturesOf = ({ itunes, googleplay }: Pick<RssFeed.Item<string>, 'itunes' | 'googleplay'>): EnclosedFile[] => [
  ...fileOf(itunes?.image, 'image'),
  ...fileOf(googleplay?.image?.href, 'image'),
]

function fieldsOfRss(item: RssFeed.Item<string>): FeedFields {
  const { atom, guid, media, prism } = item
  const isLink = guid !== undefined && guid.isPermaLink !== false
  return {
    ...textsOfRss(item),
    guid: guid?.value ?? null,
    links: all(item.link, pagesOf(atom), isLink ? guid.value : undefined),
    textBase: null,
    dates: all(item.pubDate, datesOf(item), prism?.publicationDates, atom?.published, atom?.updated),
    files: [
      ...picturesOf(item),
      ...filesOf(media),
      ...(item.enclosures ?? []).flatMap(({ url, type }) => fileOf(url, type)),
      ...enclosed(atom),
    ],
  }
}

function textsOfRss(item: RssFeed.Item<string>): Pick<FeedFields, 'title' | 'text' | 'summary'> {
  const { atom, content, dc, description, googleplay, itunes, media, title } = item
  return {
    title: first(guessed(title), plain(itunes?.title), titled(media), guessed(dc?.titles?.[0]), typed(atom?.title)),
    text: first(html(content?.encoded), typed(atom?.content)),
    summary: first(
      ...[html(description), html(itunes?.summary), html(googleplay?.description), plain(itunes?.subtitle)],
      ...[typed(atom?.summary), html(dc?.descriptions?.[0]), described(media)],
    ),
  }
}

function fieldsOfRdf(item: RdfFeed.Item<string>): FeedFields {
  const { rdf, ...others } = item
  const fields = fieldsOfRss(others)
  return { ...fields, guid: rdf?.about ?? null, links: all(item.link, rdf?.about) }
}

function fieldsOfAtom(entry: AtomFeed.Entry<string>): FeedFields {
  const { content, itunes, media, summary } = entry
  return {
    guid: entry.id ?? null,
    links: pagesOf(entry),
    title: first(typed(entry.title), titled(media), plain(entry.dc?.titles?.[0])),
    text: typed(content),
    summary: first(typed(summary), html(itunes?.summary), html(entry.dc?.descriptions?.[0]), described(media)),
    textBase: content?.xml?.base ?? null,
    dates: all(entry.published, datesOf(entry), entry.updated),
    files: [...picturesOf(entry), ...filesOf(media), ...enclosed(entry)],
  }
}

/** The fields of an item of a feed that has it alone; null for one that is no XML, or says nothing. */
export function fieldsOf(format: FeedParts['format'], xml: string): FeedFields | null {
  try {
    if (format === 'atom') return first(...(parseAtomFeed(xml).entries ?? []).map(fieldsOfAtom))
    if (format === 'rdf') return first(...(parseRdfFeed(xml).items ?? []).map(fieldsOfRdf))
    return first(...(parseRssFeed(xml).items ?? []).map(fieldsOfRss))
  } catch {
    // What the library says of it helps nobody who has not read the feed.
    return null
  }
}

function headOfRss(feed: RssFeed.Feed<string>): ReadFeedHead {
  const { dc, description, googleplay, image, itunes, language, media } = feed
  return {
    title: first(guessed(feed.title), plain(itunes?.title)),
    summary: first(html(description), html(itunes?.summary), html(googleplay?.description)),
    picture: first(itunes?.image, googleplay?.image?.href, image?.url, media?.thumbnails?.[0]?.url),
    language: language ?? dc?.languages?.[0] ?? '',
    isPodcast: itunes !== undefined || feed.podcast !== undefined || googleplay !== undefined,
  }
}

const silent: ReadFeedHead = { title: null, summary: null, picture: null, language: '', isPodcast: false }

/** What a feed says of itself, which may be nothing. */
export function headOf({ format, head }: FeedParts): ReadFeedHead {
  try {
    if (format === 'rss') return headOfRss(parseRssFeed(head))
    if (format === 'rdf') {
      const { title, description, image, dc } = parseRdfFeed(head)
      const [summary, picture] = [html(description), image?.url ?? null]
      return { ...silent, title: guessed(title), summary, picture, language: dc?.languages?.[0] ?? '' }
    }
    const { title, subtitle, logo, icon, itunes, xml } = parseAtomFeed(head)
    return {
      ...{ title: typed(title), summary: first(typed(subtitle), html(itunes?.summary)) },
      ...{ picture: first(itunes?.image, logo, icon), language: xml?.lang ?? '', isPodcast: itunes !== undefined },
    }
  } catch {
    // A head that is damaged, or empty, is no reason to lose the items.
    return silent
  }
}
