import { sql } from 'drizzle-orm'
import { isCommonWord } from '../../../../src/domain/overview/search/query'
import { trigramsOf } from '../../../../src/domain/overview/search/spelling'
import type { Transaction } from '../../../kernel/database/client'
import { excluded } from '../../../kernel/database/expressions'
import type { Localised } from '../../../kernel/database/schema/localised'
import { searchEntries, searchWords } from './search-index.schema'
import { soundsOf } from './sounds'
import { indexedWords, searchParts } from './search-words'

export const textOf = (text: Localised | null): string => (text === null ? '' : `${text['zh-CN']}\n${text.en}`)

/** The words of a title, and its pinyin. */
export const titleWordsOf = (title: Localised): string[] => [
  ...indexedWords(textOf(title)),
  ...soundsOf(title['zh-CN']),
]

/** An index entry, with the title whose words are offered as completions. */
export type IndexEntry = typeof searchEntries.$inferInsert & { readonly title: Localised }

/**
 * Inserts index entries and counts their titles' words.
 * @param knownWords ids of entries whose titles were counted before
 */
export async function insertEntries(
  database: Transaction,
  entries: readonly IndexEntry[],
  knownWords: ReadonlySet<string> = new Set(),
): Promise<void> {
  if (entries.length === 0) return
  const inserted = await database
    .insert(searchEntries)
    .values([...entries])
    .onConflictDoNothing()
    .returning({ id: searchEntries.id, type: searchEntries.type })
  const keys = new Set(inserted.map(keyOf))
  await countWords(
    database,
    entries
      .filter((entry) => keys.has(keyOf(entry)) && !knownWords.has(entry.id))
      .flatMap(({ title }) => searchParts(textOf(title)).filter(isCompletable)),
  )
}

const keyOf = ({ type, id }: { readonly type: number; readonly id: string }): string => `${type}/${id}`

/** Whether a word is made of letters, of any script but the Chinese one. */
export const isLetters = (word: string): boolean => /^(?:(?!\p{Script=Han})[\p{L}\p{M}])+$/u.test(word)

/** Chinese has no words that could be completed; whole titles and searches are offered instead. */
const isCompletable = (word: string): boolean =>
  isLetters(word) && [...word].length >= 3 && [...word].length <= 30 && !isCommonWord(word)

async function countWords(database: Transaction, words: readonly string[]): Promise<void> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  if (counts.size === 0) return
  // The words are written in alphabetical order, so that two writers never deadlock.
  const rows = [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([word, titles]) => ({ word, titles, trigrams: [...trigramsOf(word)] }))
  await database
    .insert(searchWords)
    .values(rows)
    .onConflictDoUpdate({
      target: searchWords.word,
      set: { titles: sql`${searchWords.titles} + ${excluded(searchWords.titles)}` },
    })
}
