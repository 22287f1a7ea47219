import { readFeed } from '../../platform/features/media/imports/reading/read-feed'
import type { ReceivedFeed, ReadFeed } from '../../platform/features/media/imports/reading/read-feed'

export const namespaces = [
  ['content', 'http://purl.org/rss/1.0/modules/content/'],
  ['itunes', 'http://www.itunes.com/dtds/podcast-1.0.dtd'],
  ['media', 'http://search.yahoo.com/mrss/'],
  ['dc', 'http://purl.org/dc/elements/1.1/'],
  ['dcterms', 'http://purl.org/dc/terms/'],
  ['atom', 'http://www.w3.org/2005/Atom'],
]
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ')

/** Reads a feed as a run does, from https://paper.example/feeds/news.xml. */
export function readTestFeed(feed: string | Uint8Array, changes: Partial<ReceivedFeed> = {}): ReadFeed {
  return readFeed({
    bytes: typeof feed === 'string' ? Buffer.from(feed) : feed,
    ...{ charset: null, address: 'https://paper.example/feeds/news.xml', zone: 'Asia/Shanghai', isCut: false },
    ...changes,
  })
}

const date = '<pubDate>Fri, 20 Nov 2026 08:30:00 +0800</pubDate>'

/** An RSS feed of items, each with a date unless it has one. */
export const rssFeed = (
  items: string | readonly string[],
  head = '<title>The Paper</title>',
  attributes = '',
): string =>
  `<?xml version="1.0"?><rss version="2.0" ${namespaces} ${attributes}><channel>${head}${[items]
    .flat()
    .map((item) => `<item>${/[dD]ate>|updated>/.test(item) ? '' : date}${item}</item>`)
    .join('')}</channel></rss>`

/** An Atom feed of entries, each with a date unless it has one. */
export const atomFeed = (entries: string | readonly string[], attributes = ''): string =>
  `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" ${namespaces} ${attributes}><title>The Paper</title>${[
    entries,
  ]
    .flat()
    .map(
      (entry) =>
        `<entry>${/updated>|published>/.test(entry) ? '' : '<updated>2026-11-20T08:30:00+08:00</updated>'}${entry}</entry>`,
    )
    .join('')}</feed>`
