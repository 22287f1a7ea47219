import { sql } from 'drizzle-orm'
import type { Meaning } from '../../../../src/domain/overview/search/plain-speech'
import { trimmedQuery, withStems } from '../../../../src/domain/overview/search/query'
import { runsOf } from '../../../../src/domain/overview/search/search-parts'
import { stemOf } from '../../../../src/domain/overview/search/stem'
import { limitOf, literal } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { foldedText } from '../../../kernel/shared/simplified'
import { matchOf, meaningMatch, wordForWord } from '../../frame/search-index/search-match'
import type { Scope, SearchMatch } from '../../frame/search-index/search-match'
import { firstFound, foundOf, isFound, isIn, newestFirst } from '../../frame/search-index/search-scan'
import { searchEntries } from '../../frame/search-index/search-index.schema'
import { begunWord, meaningsOf, soughtWords } from '../../frame/search-index/search-words'
import { joinedSyllables, soundsOf, soundsTyped } from '../../frame/search-index/sounds'
import { begunTerms } from './complete-words'
import { nearWords } from './near-words'

/** A question as it is sent to the index. */
export interface SearchReading {
  readonly search: SearchMatch
  /**
   * The words by which results are found when nothing has all the words that were typed; null when results have all of
   * them.
   */
  readonly foundBy: readonly string[] | null
  /** The words by which results are found, as the index has them. */
  readonly words: ReadonlySet<string>
  /** The beginning of a word by which results may be found, too; null for none. */
  readonly begun: string | null
  /** The question with its misspelled words corrected, where it finds what those mean; null elsewhere. */
  readonly meant: string | null
}

/**
 * Interprets a question. First it searches for all of the typed words, the last of which may be half typed. When nothing
 * has them all, it searches for as many of their meanings as possible, also in synonyms and in corrected spelling, and
 * finally for what sounds like them. Returns null when none of this finds anything. The interpretation does not depend
 * on the chosen types, so that choosing a type never changes it.
 */
export async function readQuestion(queries: Queries, query: string, scope: Scope): Promise<SearchReading | null> {
  const everyType = { ...scope, types: [] }
  const { types } = scope
  const words = soughtWords(query)
  if (words.length === 0) return null
  const begun = begunWord(query)
  const lastTerms = begun === null ? [] : await begunTerms(queries, begun)
  const half = begun === null ? undefined : halfTyped(words, begun, lastTerms)
  const whole = { words: new Set(words), begun, foundBy: null, meant: null }
  const exact = { ...everyType, meanings: wordForWord(words) }
  if (await isFound(queries, exact))
    return { ...whole, search: { ...exact, types, ...(half === undefined ? {} : { begun: half }) } }
  if (half !== undefined && (await isFound(queries, { ...everyType, meanings: half })))
    return { ...whole, search: { ...everyType, types, meanings: half } }
  const { meanings, corrections } = await inOtherWords(queries, query, begun, lastTerms)
  const bestReading = (of: readonly Meaning[]) => findBest(queries, everyType, of, matchOf(exact, null))
  const reading = (await bestReading(meanings)) ?? (await bestReading(withHomophones(meanings)))
  if (reading === null) return null
  const foundBy = withStems(reading.meanings.flat(2).filter((word) => !/[/*]/.test(word)))
  const meant = corrections.size === 0 ? null : corrected(query, corrections)
  return { search: { ...reading, types }, foundBy, words: new Set(foundBy), begun, meant }
}

/** The meanings of the words, of which the last stands for others that begin with it, too. */
function halfTyped(words: readonly string[], begun: string, terms: readonly string[]): SearchMatch['meanings'] {
  const stem = stemOf(begun)
  const last = [...new Set([stem, ...terms])]
  return [...wordForWord(words.filter((word) => word !== stem)), last.map((word) => [word])]
}

/**
 * The meanings of a question: each in synonyms, in corrected spelling, and as the pinyin that was typed; and the nearest
 * known word of each misspelled one.
 */
async function inOtherWords(queries: Queries, query: string, begun: string | null, lastTerms: readonly string[]) {
  const syllables = joinedSyllables(runsOf(foldedText(query)).map(({ text }) => text))
  const corrections = new Map<string, string>()
  const meanings: Meaning[] = []
  for (const { text, terms } of meaningsOf(syllables ?? query)) {
    const similarWords = terms.length > 1 ? [] : await nearWords(queries, text)
    const [nearest] = similarWords
    const isBegun = syllables !== null || text === begun
    const sounds = soundsTyped(text, isBegun)
    // What may be pinyin is no slip.
    if (nearest !== undefined && sounds.length === 0) corrections.set(text, nearest)
    const half = text === begun ? lastTerms.map((term) => [term]) : []
    const nearTerms = similarWords.map((word) => withStems([word]))
    meanings.push({ text, terms: [...terms, ...half, ...nearTerms, ...sounds] })
  }
  return { meanings, corrections }
}

/** A question with the nearest known word in the place of each misspelled one. */
function corrected(query: string, corrections: ReadonlyMap<string, string>): string {
  const text = trimmedQuery(query)
  let result = ''
  let from = 0
  for (const run of runsOf(text)) {
    result += text.slice(from, run.start) + (corrections.get(foldedText(run.text)) ?? run.text)
    from = run.start + run.text.length
  }
  return result + text.slice(from)
}

/** The meanings written with other characters of the same sound; empty without Chinese. */
function withHomophones(meanings: readonly Meaning[]): readonly Meaning[] {
  const sounding = meanings.map(({ text, terms }) => {
    const sounds = soundsOf(text)
    return { text, terms: sounds.length === 0 ? terms : [...terms, sounds] }
  })
  return sounding.some(({ terms }, index) => terms !== meanings[index]?.terms) ? sounding : []
}

/**
 * Chooses as many of the meanings as any entry has together, or the rarest meaning when no entry has two of them. A
 * sample of the newest entries tells how many meanings occur together. Meanings that do not occur in the sample are
 * looked up in the index, and those that no entry has are dropped. Then the index is asked whether any entry has more
 * meanings together than the sample shows.
 * @param nowhere the condition that is known to match nothing
 */
async function findBest(
  queries: Queries,
  scope: Scope,
  meanings: readonly Meaning[],
  nowhere: string,
): Promise<SearchMatch | null> {
  if (meanings.length === 0) return null
  const allTerms = meanings.map(({ terms }) => terms)
  const { most, counts } = await takeSample(queries, scope, allTerms.map(meaningMatch))
  const unseen = allTerms.filter((_, index) => counts[index] === 0)
  const rare = await foundOf(
    queries,
    unseen.map((terms) => ({ ...scope, meanings: [terms] })),
  )
  const occurring = new Set(rare.map((place) => unseen[place]))
  const all = allTerms.filter((terms) => !unseen.includes(terms) || occurring.has(terms))
  const together = all.slice(1).map((_, less) => {
    const base = { ...scope, meanings: all, least: all.length - less }
    // A title with most of the words is a better hit than a text that has them all somewhere.
    const search = { ...base, leastInTitle: Math.max(2, base.least - 1) }
    return { base, search, isKnown: most >= base.least }
  })
  const alone = all
    .map((terms) => ({ terms, count: counts[allTerms.indexOf(terms)] ?? 0 }))
    .sort((one, other) => one.count - other.count)
    .map(({ terms }) => {
      const search: SearchMatch = { ...scope, meanings: [terms] }
      return { base: search, search, isKnown: true }
    })
  const bestFirst = [...together, ...alone]
  const knownIndex = bestFirst.findIndex(({ isKnown }) => isKnown)
  const better = bestFirst.slice(0, Math.max(0, knownIndex)).filter(({ base }) => matchOf(base, null) !== nowhere)
  const first = await firstFound(
    queries,
    better.map(({ base }) => base),
  )
  return (better[first] ?? bestFirst[knownIndex])?.search ?? null
}

/** The number of newest entries in which meanings are counted. */
const sampleSize = 300

/**
 * Counts in how many of a scope's newest entries each meaning occurs, and the largest number of meanings that one of
 * these entries has together.
 */
async function takeSample(queries: Queries, scope: Scope, meanings: readonly string[]) {
  const newest = build
    .select({ words: searchEntries.words })
    .from(searchEntries)
    .where(isIn(false))
    .orderBy(...newestFirst)
    .limit(limitOf(sampleSize))
    .as('newest')
  const scopeMatch = matchOf({ ...scope, meanings: [] }, null)
  const has = (match: string) => sql`${newest.words} @@ ${match}::tsquery`
  const tested = build
    .select({
      hits: sql<number[]>`array[${sql.join(
        meanings.map((match) => sql`(${has(match)})::int`),
        sql`, `,
      )}]`.as('hits'),
    })
    .from(newest)
    .where(scopeMatch === '' ? undefined : has(scopeMatch))
    // The offset keeps PostgreSQL's planner from evaluating the conditions more than once.
    .offset(literal(0) as unknown as number)
    .as('tested')
  const places = meanings.map((_, index) => sql`${tested.hits}[${literal(index + 1)}]`)
  const sample = await queries.readOne(
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
