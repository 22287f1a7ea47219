import { and, lte, sql, type SQL } from 'drizzle-orm'
import { isCommonWord } from '../../../../src/domain/overview/search/query'
import { trigramsOf } from '../../../../src/domain/overview/search/spelling'
import type { Transaction } from '../../../kernel/database/client'
import { excluded, isOneOf } from '../../../kernel/database/expressions'
import { lockedInOrder } from '../../../kernel/database/lock-rows'
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
 * @param counted ids of entries whose titles' words are counted already
 */
export async function insertEntries(
  database: Transaction,
  entries: readonly IndexEntry[],
  counted: ReadonlySet<string> = new Set(),
): Promise<void> {
  if (entries.length === 0) return
  const inserted = await database
    .insert(searchEntries)
    .values(entries.map((entry) => ({ ...entry, counted: completableIn(entry.title) })))
    .onConflictDoNothing()
    .returning({ id: searchEntries.id, words: searchEntries.counted })
  await countWords(
    database,
    inserted.flatMap(({ id, words }) => (counted.has(id) ? [] : (words ?? []))),
    1,
  )
}

/**
 * Removes index entries, with the words of their titles where no other title has them, so that nothing completes what
 * was taken back. Returns the ids of all that were removed, and of those whose words stay counted, since a version
 * before this one did not note them.
 */
export async function removeEntries(
  database: Transaction,
  which: SQL | undefined,
): Promise<{ readonly removed: readonly string[]; readonly counted: ReadonlySet<string> }> {
  const rows = await database
    .delete(searchEntries)
    .where(which)
    .returning({ id: searchEntries.id, words: searchEntries.counted })
  await countWords(
    database,
    rows.flatMap(({ words }) => words ?? []),
    -1,
  )
  const counted = rows.flatMap(({ id, words }) => (words === null ? [id] : []))
  return { removed: rows.map(({ id }) => id), counted: new Set(counted) }
}

/** Whether a word is made of letters, of any script but the Chinese one. */
export const isLetters = (word: string): boolean => /^(?:(?!\p{Script=Han})[\p{L}\p{M}])+$/u.test(word)

/** Chinese has no words that could be completed; whole titles and searches are offered instead. */
const isCompletable = (word: string): boolean =>
  isLetters(word) && [...word].length >= 3 && [...word].length <= 30 && !isCommonWord(word)

const completableIn = (title: Localised): string[] => searchParts(textOf(title)).filter(isCompletable)

async function countWords(database: Transaction, words: readonly string[], by: 1 | -1): Promise<void> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + by)
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
  if (by === -1)
    await database
      .delete(searchWords)
      .where(
        lockedInOrder(
          searchWords,
          and(isOneOf(searchWords.word, [...counts.keys()]), lte(searchWords.titles, 0)),
          'remove',
        ),
      )
}
