import { plainLine } from '../../frame/shared/plain-text'
import { plainWriting } from '../../frame/shared/plain-writing'
import { searchParts, soughtParts } from './search-parts'
import { stemOf } from './stem'

/** The greatest length of a search in characters; a longer search in an address is cut. */
export const longestQuery = 80
/** The greatest number of words and pairs of characters in one search; further words and pairs are ignored. */
const mostParts = 16

/** The greatest number of letters of a word that are compared, because indexes limit the length of words. */
const longestWord = 40
/** English words that occur in almost every text; they are searched only when a search has no other words. */
const commonWords = new Set('a an and are at by for from in is it of on or the to with'.split(' '))
export const isCommonWord = (word: string): boolean => commonWords.has(word)

/** The words of a text that the index keeps. */
export const indexedWords = (text: string): string[] => withStems(searchParts(text))

/** The words that a result must have; empty for a search of punctuation alone. */
export function soughtWords(query: string): string[] {
  const words = soughtParts(trimmedQuery(query))
  const telling = words.filter((word) => !isCommonWord(word))
  return withStems(telling.length > 0 ? telling : words).slice(0, mostParts)
}

/** The beginning of a word that indexes keep. */
export const indexableWord = (word: string): string =>
  word.length <= longestWord ? word : [...word].slice(0, longestWord).join('')

/** The stems of words as the index has them, each once. */
export const withStems = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => stemOf(indexableWord(word)))),
]

/** A search as it is shown and stored: with single spaces, and cut to the length that can be typed. */
export function trimmedQuery(text: string): string {
  return [...plainLine(text)].slice(0, longestQuery).join('').trim()
}

/** A key that is the same for two searches that mean the same. */
export const queryKey = (query: string): string => plainWriting(trimmedQuery(query))
