import { and, between, desc, eq, sql } from 'drizzle-orm'
import { meantBy, slipsIn, trigramsOf } from '../../../../src/domain/overview/search/spelling'
import { limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build, preparedSelect } from '../../../kernel/database/statement'
import { searchWords } from '../../frame/search-index/search-index.schema'
import { isLetters } from '../../frame/search-index/index-entries'

/** The most similar words by trigrams, of which the nearest on the keyboard are taken. */
const mostAlike = 20
const mostMeant = 3

const wordItself = preparedSelect(['input'], ({ input }) =>
  build.select({ word: searchWords.word }).from(searchWords).where(eq(searchWords.word, input)),
)

/** The words of titles that a misspelled word may have meant; empty for a word that occurs in a title. */
export async function nearWords(queries: Queries, input: string): Promise<readonly string[]> {
  const slips = slipsIn(input)
  if (slips === 0 || !isLetters(input)) return []
  const { word, titles, trigrams } = searchWords
  const indexedWord = await queries.readOne(wordItself(), { input })
  if (indexedWord !== null) return []
  const typedTrigrams = trigramsOf(input)
  // Thousands of words may share one trigram, and a sum of comparisons costs less than half as much as a subquery for
  // each word.
  const sharedTrigrams = sql.join(
    typedTrigrams.map((each) => sql`(${each} = any(${trigrams}))::int`),
    sql` + `,
  )
  const similarWords = await queries.readColumn(
    build
      .select({ word })
      .from(searchWords)
      .where(
        and(
          sql`${trigrams} && ${sql.param([...typedTrigrams])}::text[]`,
          between(sql`length(${word})`, input.length - slips, input.length + slips),
        ),
      )
      .orderBy(desc(sql`(${sharedTrigrams})`), desc(titles))
      .limit(limitOf(mostAlike)),
  )
  return meantBy(input, similarWords).slice(0, mostMeant)
}
