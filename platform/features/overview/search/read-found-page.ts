import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { FoundItemDto } from '../../../../contract/search'
import type { SearchOrder } from '../../../../src/domain/overview/search/search-order'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { cardOf } from '../../../kernel/contents/cards'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import type { ContentAuthor } from '../../../kernel/contents/content-author'
import type { FoundSource, FoundThing } from '../../../kernel/search/found-source'
import { readUnwanted } from '../../participation/reports/is-content-shown-to'
import { cardOfThing, keyOfThing, readThings } from '../../frame/search-index/found-things'
import type { Scope } from '../../frame/search-index/search-match'
import { readQuestion, type SearchReading } from './read-question'
import { positionOfFound, selectFound } from './search.queries'
import type { FoundRow } from './search.queries'
import { foundPieces, indexedWords } from '../../frame/search-index/search-words'

interface SearchRequest {
  readonly phrase: string
  readonly scope: Scope
  readonly language: Language
  /** The member who searches; null for a guest. */
  readonly viewer: string | null
  readonly authors: readonly ContentAuthor[]
  readonly size: number
  readonly order: SearchOrder
  readonly after: CursorValues | null
}

/** Reads a page of what a phrase finds, without what nobody may see any more, or what its reader does not want to see. */
export async function readFoundPage(
  database: Database,
  sources: readonly FoundSource[],
  { phrase, scope, language, viewer, authors, size, order, after }: SearchRequest,
) {
  const queries = queriesOf(database)
  const reading = await readQuestion(queries, phrase, scope)
  if (reading === null) return { items: [], next_cursor: null }
  const rows = await selectFound(queries, { search: reading.search, language, viewer, limit: size + 1, order, after })
  const page = listPage(rows, size, positionOfFound, (row) => row)
  const things = await readThings(database, sources, page.items)
  const unwanted = await readUnwanted(
    queries,
    viewer,
    authors,
    page.items.map(({ id }) => id),
  )
  const shown = page.items.filter(({ id }) => !unwanted.has(id))
  return { ...page, items: shown.flatMap((row) => answerOf(row, things, language, reading) ?? []) }
}

/** A result's card, or null for one that nobody may see any more. */
function answerOf(
  found: FoundRow,
  things: ReadonlyMap<string, FoundThing>,
  language: Language,
  { foundBy, words, begun }: SearchReading,
): FoundItemDto | null {
  const { card, shown, channel_kind: kind, about } = found
  const thing = things.get(keyOfThing(found))
  if (card === null && thing === undefined) return null
  if (card !== null && !shown) return null
  const medium = kind === null ? null : kind === 2 ? ('tv' as const) : ('radio' as const)
  const item =
    card === null || thing !== undefined
      ? cardOfThing(found.type as FoundItemDto['type'], thing as FoundThing, language)
      : { ...cardOf(card), link: null, medium }
  const summary = about ?? item.summary
  const entryWords = new Set(foundBy === null ? [] : indexedWords(`${item.title}\n${summary}`))
  const marks = foundPieces([item.title, summary], words, begun)
  return { ...item, summary, found_by: foundBy?.filter((word) => entryWords.has(word)) ?? null, marks }
}
