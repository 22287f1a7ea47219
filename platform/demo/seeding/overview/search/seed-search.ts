import type { Database } from '../../../../kernel/database/client'
import { indexMissing } from '../../../../features/frame/search-index/index-contents'
import type { FoundSource } from '../../../../kernel/search/found-source'
import { searchPhrases } from '../../../../features/overview/search/search.schema'
import { demoSearches } from '../../../content/searches'
import { insertAll } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'

export const searchDemo: DemoStep = {
  feature: 'search',
  what: bilingual('搜索', 'search'),
  seed: (database, at, _onCount, _vault, sources) => seedSearch(database, at, sources),
}

/** Seeds what the people of the demo city search for, and the index of all that the earlier steps made. */
export async function seedSearch(database: Database, now: Date, sources: readonly FoundSource[]): Promise<void> {
  const rows = Object.entries(demoSearches).flatMap(([language, phrases]) =>
    phrases.map((phrase, index) => ({
      key: phrase.toLowerCase(),
      shown: phrase,
      language: language as keyof typeof demoSearches,
      score: 40 - index * 3,
      people: 40 - index * 3,
      countedAt: now,
    })),
  )
  await insertAll(database, searchPhrases, rows)
  await indexMissing(database, null, sources)
}
