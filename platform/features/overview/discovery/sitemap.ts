import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { contentKinds, type ContentKind } from '../../../../src/domain/frame/content/content-kinds'
import { thingPath, type FoundThingKind } from '../../../../src/domain/overview/search/found-kinds'
import type { Queries } from '../../../kernel/database/queries'
import { PageCache } from '../../../kernel/first-view/page-cache'
import { QueuedPages } from '../../../kernel/first-view/queued-pages'
import type { Asker } from '../../../kernel/limits/asker'
import { WorkQueue } from '../../../kernel/limits/work-queue'
import type { PageStart, SitemapSource } from '../../../kernel/search/sitemap-source'
import { elapsed } from '../../../kernel/shared/elapsed'
import { sitemapDocument, entryOf, newsEntryOf, thingEntryOf } from './sitemap-entries'
import { selectListed, selectNews, selectPageStarts, selectThings } from './sitemap.queries'

/** The number of contents on a page; the sitemap protocol allows five times as many. */
export const sitemapPageSize = 10_000

/** The greatest age, in milliseconds, of an article that Google News takes: two days. */
const newsAge = 48 * 3_600_000
/** The most articles that Google News takes. */
const mostNews = 1000

/** The files of what is no content, each with its kind. */
const sitemapThings: readonly (readonly [file: string, kind: FoundThingKind])[] = [
  ['guides', 'guide'],
  ['places', 'amenity'],
  ['venues', 'venue'],
  ['activities', 'activity'],
]
/** The most entries of a file that the sitemap protocol allows. */
const mostThings = 50_000

const pack = promisify(gzip)
const minute = 60_000
/** The most pages for which one client may wait. */
const mostOfOne = 20

/** A file of the sitemap that lists addresses, packed and ready to be cached. */
async function packedUrls(entries: readonly string[]) {
  const page = await pack(sitemapDocument('urlset', entries))
  return { page, size: page.length, isCacheable: true }
}

interface SitemapShown {
  /** The kinds of content that have a screen. */
  readonly kinds: readonly ContentKind[]
  /** What else there is, as the features declare it. */
  readonly sources: readonly SitemapSource[]
}

/**
 * The sitemap (https://www.sitemaps.org/protocol.html) of everything published, as gzip files cached for some minutes.
 */
export class Sitemap {
  private readonly starts: QueuedPages<readonly PageStart[]>
  private readonly files: QueuedPages<Buffer>

  constructor(
    private readonly queries: Queries,
    private readonly origin: string,
    private readonly shown: SitemapShown,
    onLate: (error: unknown) => void,
    private readonly pageSize = sitemapPageSize,
  ) {
    // Crawlers wait in a queue; visitors never wait for them.
    const queue = new WorkQueue(1, 100, mostOfOne)
    const freshness = { now: elapsed, fresh: 10 * minute, stale: 60 * minute }
    this.starts = new QueuedPages(
      new PageCache({ ...freshness, mostPages: 1 + shown.sources.length, mostBytes: 8 * 1024 * 1024 }),
      queue,
      onLate,
    )
    this.files = new QueuedPages(
      new PageCache({ ...freshness, mostPages: 1000, mostBytes: 16 * 1024 * 1024 }),
      queue,
      onLate,
    )
  }

  /** Has every file made again, since the office changed what the site shows. */
  expire(): void {
    this.starts.expire()
    this.files.expire()
  }

  /** Makes the sitemap index. */
  async index(asker: Asker): Promise<Buffer> {
    const pages = (await this.pageStarts(asker)).map((_, index) => String(index + 1))
    const things = sitemapThings.map(([file]) => file)
    for (const source of this.shown.sources)
      things.push(...(await this.sourceStarts(source, asker)).map((_, index) => `${source.file}-${index + 1}`))
    const files = [...pages, ...things, 'news']
    return await pack(
      sitemapDocument(
        'sitemapindex',
        files.map((file) => `<sitemap><loc>${this.origin}/sitemap/${file}.xml</loc></sitemap>`),
      ),
    )
  }

  /** Lists the articles of the last two days for Google News. */
  async news(now: Date, siteName: string, asker: Asker): Promise<Buffer> {
    const make = async () => {
      const articles = await selectNews(this.queries, new Date(now.getTime() - newsAge), mostNews)
      const entries = articles.flatMap((article) => newsEntryOf(article, siteName, this.origin))
      return await packedUrls(entries)
    }
    return await this.files.getOrMake('news', make, asker)
  }

  /** Lists what is no content but has a screen that search engines may show; null for a file that there is none of. */
  async things(file: string, asker: Asker): Promise<Buffer | null> {
    const kind = sitemapThings.find(([name]) => name === file)?.[1]
    if (kind === undefined) return null
    const make = async () => {
      const ids = await selectThings(this.queries, kind, mostThings)
      const entries = ids.flatMap((id) => thingPath(kind, id) ?? []).map((path) => thingEntryOf(path, this.origin))
      return await packedUrls(entries)
    }
    return await this.files.getOrMake(kind, make, asker)
  }

  /** A page of what a feature declares, by the name of its file and its number from 1; null when there is none. */
  async sourcePage(file: string, number: number, asker: Asker): Promise<Buffer | null> {
    const source = this.shown.sources.find((each) => each.file === file)
    const start = source === undefined ? undefined : (await this.sourceStarts(source, asker))[number - 1]
    if (source === undefined || start === undefined) return null
    const make = async () => {
      const entries = await source.selectPage(this.queries, start, this.pageSize)
      return await packedUrls(entries.map(({ path, changedAt }) => thingEntryOf(path, this.origin, changedAt)))
    }
    return await this.files.getOrMake(`${file} ${start.published_at.toISOString()} ${start.id}`, make, asker)
  }

  /** The page with this number, from 1; null when there is none. */
  async page(number: number, asker: Asker): Promise<Buffer | null> {
    const start = (await this.pageStarts(asker))[number - 1]
    if (start === undefined) return null
    const make = async () => {
      const codes = this.shown.kinds.map((kind) => contentKinds[kind].code)
      const contents = await selectListed(this.queries, start, this.pageSize, codes)
      return await packedUrls(contents.flatMap((content) => entryOf(content, this.origin)))
    }
    return await this.files.getOrMake(`${start.published_at} ${start.id}`, make, asker)
  }

  private async sourceStarts(source: SitemapSource, asker: Asker): Promise<readonly PageStart[]> {
    const make = async () => ({
      page: await source.selectStarts(this.queries, this.pageSize),
      size: 0,
      isCacheable: true,
    })
    return await this.starts.getOrMake(source.file, make, asker)
  }

  private async pageStarts(asker: Asker): Promise<readonly PageStart[]> {
    const make = async () => ({ page: await selectPageStarts(this.queries, this.pageSize), size: 0, isCacheable: true })
    return await this.starts.getOrMake('', make, asker)
  }
}
