import type { Queries } from '../database/queries'

/** The position in a list, the oldest first, at which a page of the sitemap begins. */
export interface PageStart {
  readonly published_at: Date
  readonly id: string
}

/** An address of the sitemap. */
export interface SitemapEntry {
  readonly path: string
  /** When what it shows was last changed; null when that is not known. */
  readonly changedAt: Date | null
}

/**
 * Things of a feature that everybody may see and search engines may know, in pages of the sitemap, besides the contents
 * that lists show.
 */
export interface SitemapSource {
  /** The name of its files: lower-case letters and hyphens. */
  readonly file: string
  /** Selects where each page begins. */
  selectStarts(queries: Queries, pageSize: number): Promise<readonly PageStart[]>
  /** Selects a page. It may leave out things, but never has more than the page size. */
  selectPage(queries: Queries, start: PageStart, pageSize: number): Promise<readonly SitemapEntry[]>
}
