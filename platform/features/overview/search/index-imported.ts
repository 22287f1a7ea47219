import { getOrCreateSetting, readSetting, storeSetting } from '../../../kernel/database/settings'
import type { Database } from '../../../kernel/database/client'
import { isFirst } from '../../../kernel/limits/first-of'
import type { Platform } from '../../../kernel/platform'
import { indexMissing } from '../../frame/search-index/index-contents'
import { indexRule } from '../../frame/search-index/search-words'
import { renewIndex, ruleSetting } from './renew-index'

const hour = 3_600_000
const day = 24 * hour

/**
 * Indexes what was published without the platform, such as by an import. The first time it looks at all contents, and
 * after that only at those of the last two days. It looks at things other than contents once an hour. A city whose index
 * was made by another rule has it made anew.
 */
export async function indexImported(
  database: Database,
  at: Date,
  { searchableSources }: Pick<Platform, 'searchableSources'>,
): Promise<void> {
  const isWhole = (await readSetting(database, 'search:whole')) !== null
  const sources = (await isFirst(database, 'search:things', at, hour)) ? searchableSources : []
  await indexMissing(database, isWhole ? new Date(at.getTime() - 2 * day) : null, sources)
  if (isWhole) {
    await renewIndex(database, at, searchableSources)
    return
  }
  await storeSetting(database, ruleSetting, String(indexRule))
  await getOrCreateSetting(database, 'search:whole', at.toISOString())
}
