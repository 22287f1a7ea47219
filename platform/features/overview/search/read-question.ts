import { sql } from 'drizzle-orm'
import { meaningsOf } from '../../../../src/domain/overview/search/plain-speech'
import type { Meaning } from '../../../../src/domain/overview/search/plain-speech'
import { soughtWords, stemmed } from '../../../../src/domain/overview/search/query'
import { folded, runsOf } from '../../../../src/domain/overview/search/search-parts'
import { limitOf, literal } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { nearWords } from './near-words'
import { matchOf, meaningMatch, wordForWord } from '../../frame/search-index/search-match'
import type { Scope, Sought } from '../../frame/search-index/search-match'
import { firstFound, isFound, isIn, newestFirst } from '../../frame/search-index/search-scan'
import { searchEntries } from '../../frame/search-index/search-index.schema'
import { joinedSyllables, soundsOf, soundsTyped } from '../../frame/search-index/sounds'

/** A question as the index is asked. */
export interface Reading {
  readonly sought: Sought
  /** The words that may stand in what is found, where not all that was typed does; null where it does. */
  readonly foundBy: readonly string[] | null
}

/**
 * What is meant by a question: all of its words; where nothing has them, as many as possible of what it means in other
 * words, spelled as titles spell it; and at last what sounds like it. Null where nothing of it can be found.
 *
 * It is the same for all types, so that choosing one never changes what is meant.
 */
export async function readQuestion(queries: Queries, query: string, scope: Scope): Promise<Reading | null> {
  const everyType = { ...scope, types: [] }
  const words = soughtWords(query)
  if (words.length === 0) return null
  const exact = { ...everyType, meanings: wordForWord(words) }
  if (await isFound(queries, exact)) return { sought: { ...exact, types: scope.types }, foundBy: null }
  const meanings = await inOtherWords(queries, query)
  const found = (await bestOf(queries, everyType, meanings)) ?? (await bestOf(queries, everyType, bySound(meanings)))
  if (found === null) return null
  const foundBy = stemmed(found.meanings.flat(2).filter((word) => !word.includes('/')))
  return { sought: { ...found, types: scope.types }, foundBy }
}

/** What is meant, each in other words, in the right spelling, and as the pinyin that was typed. */
async function inOtherWords(queries: Queries, query: string): Promise<readonly Meaning[]> {
  const syllables = joinedSyllables(runsOf(folded(query)).map(({ text }) => text))
  const meanings = meaningsOf(syllables ?? query)
  return await Promise.all(
    meanings.map(async ({ typed, terms }) => {
      const near = terms.length > 1 ? [] : await nearWords(queries, typed)
      const nearTerms = near.map((word) => stemmed([word]))
      return { typed, terms: [...terms, ...nearTerms, ...soundsTyped(typed)] }
    }),
  )
}

/** What was typed with characters that only sound alike; nothing where there is no Chinese. */
function bySound(meanings: readonly Meaning[]): readonly Meaning[] {
  const sounding = meanings.map(({ typed, terms }) => {
    const sounds = soundsOf(typed)
    return { typed, terms: sounds.length === 0 ? terms : [...terms, sounds] }
  })
  return sounding.some(({ terms }, place) => terms !== meanings[place]?.terms) ? sounding : []
}

/**
 * As many of the meanings as anything has, and of these the rarest where one alone is left: among the newest entries
 * they are counted at once, and only what would be more than there is left to ask the index.
 */
async function bestOf(queries: Queries, scope: Scope, meanings: readonly Meaning[]): Promise<Sought | null> {
  if (meanings.length === 0) return null
  const all = meanings.map(({ terms }) => terms)
  const sample = await sampleOf(queries, scope, all.map(meaningMatch))
  const together = all.slice(1).map((_, less) => {
    const asked = { ...scope, meanings: all, least: all.length - less }
    // A title that has most of it says more than a text that has it all somewhere.
    const sought = { ...asked, leastInTitle: Math.max(2, asked.least - 1) }
    return { asked, sought, isKnown: sample.most >= asked.least }
  })
  const alone = all
    .map((terms, place) => ({ terms, count: sample.counts[place] ?? 0 }))
    .sort((one, other) => one.count - other.count)
    .map(({ terms, count }) => {
      const sought: Sought = { ...scope, meanings: [terms] }
      return { asked: sought, sought, isKnown: count > 0 }
    })
  const bestFirst = [...together, ...alone]
  const known = bestFirst.findIndex(({ isKnown }) => isKnown)
  const better = known === -1 ? bestFirst : bestFirst.slice(0, known)
  const found = await firstFound(
    queries,
    better.map(({ asked }) => asked),
  )
  return bestFirst[found === -1 ? known : found]?.sought ?? null
}

/** How many of the newest entries are counted in. */
const sampled = 300

/** In how many of the newest entries of a scope each meaning stands, and the most that one of them has together. */
async function sampleOf(queries: Queries, scope: Scope, meanings: readonly string[]) {
  const newest = build
    .select({ words: searchEntries.words })
    .from(searchEntries)
    .where(isIn(false))
    .orderBy(...newestFirst)
    .limit(limitOf(sampled))
    .as('newest')
  const within = matchOf({ ...scope, meanings: [] }, null)
  const has = (match: string) => sql`${newest.words} @@ ${match}::tsquery`
  const tested = build
    .select({
      hits: sql<number[]>`array[${sql.join(
        meanings.map((match) => sql`(${has(match)})::int`),
        sql`, `,
      )}]`.as('hits'),
    })
    .from(newest)
    .where(within === '' ? undefined : has(within))
    // Each is tested once.
    .offset(literal(0) as unknown as number)
    .as('tested')
  const places = meanings.map((_, place) => sql`${tested.hits}[${literal(place + 1)}]`)
  const [sample] = await queries.read(
    build
      .select({
        most: sql<number>`coalesce(max(${sql.join(places, sql` + `)}), 0)::int`,
        counts: sql<number[]>`json_build_array(${sql.join(
          places.map((place) => sql`coalesce(sum(${place}), 0)::int`),
          sql`, `,
        )})`,
      })
      .from(tested),
  )
  return sample ?? { most: 0, counts: [] }
}
