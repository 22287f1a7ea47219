import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { queryKey, soughtWords, trimmedQuery } from '../../../src/domain/search/query'
import type { Database } from '../../database/client'
import { limitOf } from '../../database/expressions'
import type { Queries } from '../../database/queries'
import type { Language } from '../../database/schema/localised'
import { build } from '../../database/statement'
import { searchPhrases } from './search.schema'

const day = 86_400_000
/** Searches that make a phrase one that others are shown: what only one person looks for stays theirs. */
export const leastShown = 3
const mostHot = 10
/** Milliseconds; searches within one minute count once, whoever makes them, so that nobody can push a phrase. */
const pause = 60_000
/** After this time a search counts half. */
const halfLife = 14 * day
const forgotten = 60 * day

/** What people look for at present, in a language. */
export async function selectHotWords(queries: Queries, language: Language): Promise<readonly string[]> {
  const { shown, score } = searchPhrases
  return await queries.readColumn(
    build
      .select({ shown })
      .from(searchPhrases)
      .where(and(eq(searchPhrases.language, language), gt(score, leastShown)))
      .orderBy(desc(score))
      .limit(limitOf(mostHot)),
  )
}

/** Whether a search may become known to others: neither long nor with a number that could be somebody's. */
export function isCountable(query: string): boolean {
  const key = queryKey(query)
  return soughtWords(query).length > 0 && key.length >= 2 && [...key].length <= 30 && !/\d{5}|@/.test(key)
}

/** Counts a search. */
export async function countPhrase(database: Database, query: string, at: Date): Promise<boolean> {
  const { key, score, countedAt } = searchPhrases
  const age = sql`extract(epoch from (${at.toISOString()}::timestamptz - ${countedAt})) * 1000`
  const counted = await database
    .insert(searchPhrases)
    .values({
      key: queryKey(query),
      shown: trimmedQuery(query),
      language: /\p{Script=Han}/u.test(query) ? 'zh-CN' : 'en',
      score: 1,
      countedAt: at,
    })
    .onConflictDoUpdate({
      target: key,
      set: { score: sql`${score} * power(0.5, ${age} / ${halfLife}) + 1`, countedAt: at },
      setWhere: lt(countedAt, new Date(at.getTime() - pause)),
    })
    .returning({ key })
  return counted.length > 0
}

export async function forgetPhrases(database: Database, at: Date): Promise<void> {
  await database.delete(searchPhrases).where(lt(searchPhrases.countedAt, new Date(at.getTime() - forgotten)))
}
