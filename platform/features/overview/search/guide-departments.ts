import { inArray, sql } from 'drizzle-orm'
import { foundCode } from '../../../../src/domain/overview/search/found-kinds'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { selectGuideDepartments } from '../../civic/guides/guides.queries'
import { guides } from '../../civic/guides/guides.schema'
import { matchOf } from '../../frame/search-index/search-match'
import { searchEntries } from '../../frame/search-index/search-index.schema'
import { readQuestion } from './read-question'

/** The departments that have guides, with how many of each a search finds. */
export async function readGuideDepartments(queries: Queries, phrase: string, language: Language) {
  const reading = await readQuestion(queries, phrase, {
    types: [foundCode('guide')],
    places: [],
    organisationId: undefined,
  })
  if (reading === null) return await selectGuideDepartments(queries, language, sql`false`)
  const found = build
    .select({ id: searchEntries.id })
    .from(searchEntries)
    .where(sql`${searchEntries.words} @@ ${matchOf(reading.search, null)}::tsquery`)
  return await selectGuideDepartments(queries, language, inArray(guides.id, found))
}
