import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Queries } from '../../../kernel/database/queries'
import type { SiteChanges } from '../../../kernel/publishing/site-changes'
import type { Elapsed } from '../../../kernel/shared/elapsed'
import { CachedValue } from '../../../kernel/shared/cached-value'
import { localise } from '../../../kernel/site/localise'
import { selectConfigurations } from '../../../kernel/site/site.queries'
import type { FeedHead } from './feeds/feeds.queries'

/** Reads the site's own title and description in a language. */
export type SiteOf = (language: Language) => Promise<FeedHead>

const minute = 60_000

/** Caches the site's title and description for one minute. */
export function siteReader(queries: Queries, elapsed: Elapsed, changes: SiteChanges): SiteOf {
  const rows = new CachedValue(() => selectConfigurations(queries, ['site']), minute, elapsed)
  changes.onChange(() => rows.forget())
  return async (language) => {
    const [row] = await rows.get()
    const site = localise(row?.value, language)
    const part = (name: string): string => {
      const text = typeof site === 'object' && site !== null ? (site as Readonly<Record<string, unknown>>)[name] : null
      return typeof text === 'string' ? text : ''
    }
    const title = part('name') || 'Townsquare'
    return { title, description: part('top_paperwork') || title, image: part('image') || null }
  }
}
