import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { foundCode, type FoundThingKind } from '../../../../src/domain/overview/search/found-kinds'
import { stemOf } from '../../../../src/domain/overview/search/stem'
import { existsIn } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { searchEntries } from './search-index.schema'
import { matchOf, titleBeginning, wordForWord, type SearchMatch } from './search-match'
import { isFound } from './search-scan'
import { begunWord, meaningsOf, soughtWords } from './search-words'

/** What a text searches for among the things of one kind. */
export interface ThingsMatch {
  readonly kind: FoundThingKind
  /** The condition (`tsquery`) on their entries. */
  readonly match: string
}

/**
 * Reads the text of a search in the list of one kind of things, as the search reads a question: what has all words, the
 * last of which may be half typed in a title; where nothing of the kind has them, what has all that they mean, in other
 * words and in the other language, too. Undefined without a text, and null where it has no word to search for.
 */
export async function readThingsMatch(
  queries: Queries,
  kind: FoundThingKind,
  text: string | undefined,
): Promise<ThingsMatch | null | undefined> {
  if (!text?.trim()) return undefined
  const words = soughtWords(text)
  if (words.length === 0) return null
  const begun = begunWord(text)
  const orBegun = (terms: SearchMatch['meanings'][number], word: string) =>
    begun !== null && stemOf(word) === stemOf(begun) ? [...terms, [titleBeginning(begun)]] : terms
  const inKind = { types: [foundCode(kind)], places: [], organisationId: undefined }
  const exact = words.flatMap((word) => wordForWord([word]).map((terms) => orBegun(terms, word)))
  const meanings = meaningsOf(text).map((meaning) => orBegun(meaning.terms, meaning.text))
  const isExact = meanings.length === 0 || (await isFound(queries, { ...inKind, meanings: exact }))
  return { kind, match: matchOf({ ...inKind, meanings: isExact ? exact : meanings }, null) }
}

/** Condition: the thing is what a search in the list of its kind looks for. There is none without a search. */
export const fitsThing = (id: PgColumn, search: ThingsMatch | undefined): SQL | undefined =>
  search === undefined
    ? undefined
    : existsIn(
        searchEntries,
        and(
          eq(searchEntries.type, foundCode(search.kind)),
          eq(searchEntries.id, id),
          sql`${searchEntries.words} @@ ${search.match}::tsquery`,
        ),
      )
