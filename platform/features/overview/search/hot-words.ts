import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { trimmedQuery } from '../../../../src/domain/overview/search/query'
import type { Database } from '../../../kernel/database/client'
import { limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { isFirst } from '../../../kernel/limits/first-of'
import { saysWord, selectSensitiveWords } from '../../../kernel/content-check/sensitive-text'
import { searchPhrases } from './search.schema'
import { removeOlder } from '../../../kernel/database/remove-old'
import { queryKey, soughtWords } from '../../frame/search-index/search-words'

const day = 86_400_000
/** A phrase is shown to others once more people than this have searched for it. */
const fewPeople = 5
const mostHot = 10
/** Milliseconds within which the searches of one person for one phrase count once. */
const countOncePer = day
/** Milliseconds in which the weight of past searches, and of the people who made them, halves. */
const halfLife = 14 * day
const retention = 60 * day

/** The phrases that people search for at present, in a language. */
export async function selectHotWords(queries: Queries, language: Language): Promise<readonly string[]> {
  return await selectShown(queries, eq(searchPhrases.language, language), mostHot)
}

/** The phrases that enough people search for, without those that contain a word that the site refuses. */
export async function selectShown(queries: Queries, where: SQL, most: number): Promise<readonly string[]> {
  const { shown, score, people } = searchPhrases
  const phrases = await queries.readColumn(
    build
      .select({ shown })
      .from(searchPhrases)
      .where(and(where, gt(people, fewPeople)))
      .orderBy(desc(score))
      .limit(limitOf(most)),
  )
  if (phrases.length === 0) return phrases
  const refusedWords = await selectSensitiveWords(queries)
  return phrases.filter((phrase) => !saysWord(phrase, refusedWords))
}

/** Whether a search may be shown to others by its form: neither long nor with a number that could be somebody's. */
export function isCountable(query: string): boolean {
  const key = queryKey(query)
  return soughtWords(query).length > 0 && key.length >= 2 && [...key].length <= 30 && !/\d{5}|@/.test(key)
}

/** Whether a search may be shown to others by its words: it contains none that the site refuses. */
export async function isDecent(queries: Queries, query: string): Promise<boolean> {
  return !saysWord(query, await selectSensitiveWords(queries))
}

/**
 * Counts a search, at most once a day for each person and phrase, and returns whether it was counted. The person is
 * added to the number of people at most once per half-life.
 * @param searcher a keyed hash of the phrase and the person, which is deleted after a half-life
 */
export async function countPhrase(database: Database, query: string, searcher: string, at: Date): Promise<boolean> {
  if (!(await isFirst(database, `search:${searcher}`, at, countOncePer))) return false
  const person = (await isFirst(database, `searcher:${searcher}`, at, halfLife)) ? 1 : 0
  const { key, score, people, countedAt } = searchPhrases
  const age = sql`extract(epoch from (${at.toISOString()}::timestamptz - ${countedAt})) * 1000`
  const decay = sql`power(0.5, greatest(${age}, 0) / ${halfLife})`
  const countedPhrases = await database
    .insert(searchPhrases)
    .values({
      key: queryKey(query),
      shown: trimmedQuery(query),
      language: /\p{Script=Han}/u.test(query) ? 'zh-CN' : 'en',
      score: 1,
      people: person,
      countedAt: at,
    })
    .onConflictDoUpdate({
      target: key,
      set: { score: sql`${score} * ${decay} + 1`, people: sql`${people} * ${decay} + ${person}`, countedAt: at },
    })
    .returning({ key })
  return countedPhrases.length > 0
}

export async function forgetPhrases(database: Database, at: Date): Promise<void> {
  await removeOlder(database, searchPhrases.countedAt, new Date(at.getTime() - retention))
}
