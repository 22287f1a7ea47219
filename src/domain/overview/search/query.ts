import { plainLine } from '../../frame/shared/plain-text'
import { folded, searchParts, soughtParts } from './search-parts'
import { stemOf } from './stem'

/** Letters of a search; more cannot be typed, and what an address has beyond them is not sought. */
export const longestQuery = 80
/** Words and pairs of characters that are sought together; the rest of a long search is not looked at. */
const mostParts = 16

/** Letters of one word that are compared: no index has a place for endless ones. */
const longestWord = 40
/** English words that every other text has: they are sought only alone. */
const commonWords = new Set('a an and are at by for from in is it of on or the to with'.split(' '))
export const isCommonWord = (word: string): boolean => commonWords.has(word)

/** What an index keeps of a text. */
export const indexedWords = (text: string): string[] => stemmed(searchParts(text))

/** What a search has to find, all of it; nothing for a search of signs alone. */
export function soughtWords(query: string): string[] {
  const words = soughtParts(trimmedQuery(query))
  const telling = words.filter((word) => !isCommonWord(word))
  return stemmed(telling.length > 0 ? telling : words).slice(0, mostParts)
}

/** Words as the index has them, each once. */
export const stemmed = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => stemOf([...word].slice(0, longestWord).join('')))),
]

/** A search as it is shown and kept: with single spaces, and no longer than can be typed. */
export function trimmedQuery(typed: string): string {
  return [...plainLine(typed)].slice(0, longestQuery).join('').trim()
}

/** Two searches with the same key are the same one. */
export const queryKey = (query: string): string => folded(trimmedQuery(query))
