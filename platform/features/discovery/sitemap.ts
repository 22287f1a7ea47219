import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { contentKinds, listedKind, type ContentKind } from '../../../src/domain/content/content-kinds'
import { contentPath } from '../../../src/domain/navigation/content-target'
import type { Queries } from '../../database/queries'
import { PageCache } from '../../first-view/page-cache'
import { WorkQueue } from '../../limits/work-queue'
import { escapeMarkup } from '../../shared/escape-markup'
import { isoOf } from '../feed/instants'
import { selectListed, selectPageStarts } from './sitemap.queries'
import type { ListedContent, PageStart } from './sitemap.queries'

/** Contents per page; the protocol allows five times as many. */
export const sitemapPageSize = 10_000

const pack = promisify(gzip)
const minute = 60_000

/**
 * The sitemap (https://www.sitemaps.org/protocol.html) of everything published, as gzip files cached for some minutes.
 */
export class Sitemap {
  private readonly starts = new PageCache<readonly PageStart[]>({
    now: Date.now,
    fresh: 10 * minute,
    stale: 60 * minute,
    mostPages: 1,
    mostBytes: 8 * 1024 * 1024,
  })
  private readonly files = new PageCache<Buffer>({
    now: Date.now,
    fresh: 10 * minute,
    stale: 60 * minute,
    mostPages: 1000,
    mostBytes: 16 * 1024 * 1024,
  })
  /** Crawlers queue behind each other; visitors never wait for them. */
  private readonly queue = new WorkQueue(1, 100)

  constructor(
    private readonly queries: Queries,
    private readonly origin: string,
    /** Kinds with a screen of their own. */
    private readonly kinds: readonly ContentKind[],
    private readonly onLate: (error: unknown) => void,
    private readonly pageSize = sitemapPageSize,
  ) {}

  /** The sitemap index. */
  async index(): Promise<Buffer> {
    const pages = (await this.pageStarts()).map(
      (_, place) => `<sitemap><loc>${this.origin}/sitemap/${place + 1}.xml</loc></sitemap>`,
    )
    return await pack(documentOf('sitemapindex', pages))
  }

  /** The page with this number, from 1; null when there is none. */
  async page(number: number): Promise<Buffer | null> {
    const start = (await this.pageStarts())[number - 1]
    if (start === undefined) return null
    return await this.files.get(
      `${start.published_at} ${start.id}`,
      () =>
        this.queue.run(async () => {
          const codes = this.kinds.map((kind) => contentKinds[kind].code)
          const contents = await selectListed(this.queries, start, this.pageSize, codes)
          const page = await pack(
            documentOf(
              'urlset',
              contents.flatMap((content) => this.entryOf(content)),
            ),
          )
          return { page, size: page.length, keep: true }
        }),
      this.onLate,
    )
  }

  private async pageStarts(): Promise<readonly PageStart[]> {
    return await this.starts.get(
      '',
      async () => ({ page: await selectPageStarts(this.queries, this.pageSize), size: 0, keep: true }),
      this.onLate,
    )
  }

  private entryOf({ id, type, published_at }: ListedContent): string[] {
    const kind = listedKind(type)
    const path = kind === null ? null : contentPath(kind, id)
    return path === null
      ? []
      : [`<url><loc>${escapeMarkup(this.origin + path)}</loc><lastmod>${isoOf(published_at)}</lastmod></url>`]
  }
}

function documentOf(root: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`
}
