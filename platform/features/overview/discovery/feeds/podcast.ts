import { createHash } from 'node:crypto'
import { generateRssFeed } from 'feedsmith'
import { chaptersIn } from '../../../../../src/domain/media/audio/chapters'
import { contentPath } from '../../../../../src/domain/frame/navigation/content-target'
import { addressIn } from '../../../../../src/domain/frame/navigation/outside-address'
import { mimeOf } from '../../../../kernel/media/mime-types'
import type { StoredFile } from '../../../../kernel/storage/file-storage'
import type { PodcastEpisode } from './feeds.queries'
import { textAsHtml } from '../../../../kernel/shared/escape-markup'
import { channelOf, plainXml, picture } from './rss'
import type { FeedPage } from './rss'

interface Podcast extends FeedPage {
  readonly author: string
  readonly finished: boolean
}

/** A square cover, as Apple requires it, in the largest size that we make. */
const square = 'w_1920,h_1920,m_fill'

/**
 * Writes an album as a podcast: RSS 2.0 with Apple's and the Podcasting 2.0 tags
 * (https://podcasters.apple.com/support/823-podcast-requirements, https://podcasting2.org/docs/podcast-namespace).
 */
export function podcastOf(
  podcast: Podcast,
  episodes: readonly (PodcastEpisode & { readonly file: StoredFile | null })[],
): string {
  const { head, origin, author, finished, path } = podcast
  const cover = picture(head.image, origin, square)
  const [newest] = episodes
  return (
    plainXml(
      generateRssFeed({
        ...channelOf(podcast),
        ...(newest === undefined ? {} : { pubDate: newest.published_at }),
        itunes: {
          author,
          explicit: false,
          type: 'serial',
          complete: finished,
          categories: [{ text: 'Society & Culture' }],
          ...(cover === null ? {} : { image: cover }),
        },
        podcast: { guid: podcastGuid(origin + path), medium: 'podcast', locked: { value: false } },
        items: episodes.map(({ id, title, description, image, url, duration, published_at, sort, file }) => {
          const address = origin + (contentPath('audio', id) ?? '')
          const own = picture(image, origin, square)
          const chapters = chaptersIn(description, duration)
          return {
            title,
            description: textAsHtml(description),
            link: origin + addressIn(contentPath('audio', id) ?? '', podcast.language),
            guid: { value: address, isPermaLink: true },
            pubDate: published_at,
            // The size is 0 where it is not known, because the file is on another host.
            enclosures: [{ url: new URL(url, origin).href, length: file?.size ?? 0, type: file?.mime ?? mimeOf(url) }],
            itunes: {
              title,
              duration: Math.round(duration),
              episode: sort,
              episodeType: 'full',
              explicit: false,
              ...(own === null ? {} : { image: own }),
            },
            podcast: { episode: { number: sort } },
            ...(chapters.length === 0 ? {} : { psc: { chapters: chapters.map(chapterOf) } }),
          }
        }),
      }),
    )
      // Apple documents these forms. Feedsmith writes others, which only some apps understand.
      .replaceAll('<itunes:explicit>no<', '<itunes:explicit>false<')
      .replace('<itunes:complete>yes<', '<itunes:complete>Yes<')
  )
}

const chapterOf = ({ start, title }: { readonly start: number; readonly title: string }) => ({
  start: [Math.floor(start / 3600), Math.floor(start / 60) % 60, start % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':'),
  title,
})

/** The UUID namespace that Podcasting 2.0 defines for addresses of feeds. */
const namespace = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex')

/** A UUID of version 5 from an address without its scheme, so that it is the same wherever the podcast is listed. */
function podcastGuid(address: string): string {
  const name = address.replace(/^https?:\/\//, '').replace(/\/+$/, '')
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
