import { desc, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { stemOf } from '../../../../src/domain/overview/search/stem'
import { limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { beginningOf } from '../../frame/search-index/search-match'
import { searchWords } from '../../frame/search-index/search-index.schema'

/**
 * Condition: a column starts with a prefix. It uses the operators of PostgreSQL's `text_pattern_ops` indexes, since an
 * index in the collation of a language cannot find prefixes.
 */
export const startsWith = (column: PgColumn, prefix: string): SQL =>
  sql`(${column} ~>=~ ${prefix} and ${column} ~<~ ${`${prefix}\u{10FFFF}`})`

/** The words of titles that begin as typed, those of most titles first. */
export async function selectCompletions(queries: Queries, prefix: string, most: number): Promise<readonly string[]> {
  return wordsLonger(await selectBegun(queries, prefix, most), prefix, most)
}

/** Among more titles than this, the words with a beginning take the index tens of milliseconds to read. */
const mostBegunTitles = 1000
/** A shorter beginning is not sought itself, because many more texts than titles have a word that begins so. */
const shortestBegun = 3
const mostCompletions = 20

/**
 * What is sought for a word that is half typed, in stems: all words that begin so, or, where these are too many, the
 * commonest of titles.
 */
export async function begunTerms(queries: Queries, begun: string): Promise<readonly string[]> {
  const words = await selectBegun(queries, begun, mostCompletions)
  const isNarrow = [...begun].length >= shortestBegun && (words[0]?.allTitles ?? 0) <= mostBegunTitles
  return isNarrow ? [beginningOf(begun)] : [...new Set(wordsLonger(words, begun, mostCompletions).map(stemOf))]
}

interface BegunWord {
  readonly word: string
  /** The number of titles with any word that begins so. */
  readonly allTitles: number
}

const wordsLonger = (words: readonly BegunWord[], prefix: string, most: number): readonly string[] =>
  words
    .map(({ word }) => word)
    .filter((word) => word !== prefix)
    .slice(0, most)

async function selectBegun(queries: Queries, prefix: string, most: number): Promise<readonly BegunWord[]> {
  const { word, titles } = searchWords
  return await queries.read(
    build
      .select({ word, allTitles: sql<number>`(sum(${titles}) over ())::int` })
      .from(searchWords)
      .where(startsWith(word, prefix))
      .orderBy(desc(titles))
      // One more, since one may be the beginning itself.
      .limit(limitOf(most + 1)),
  )
}
