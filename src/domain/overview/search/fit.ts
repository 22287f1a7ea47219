import { meaningsOf } from './plain-speech'
import { indexedWords, soughtWords } from './query'
import { begunPart } from './search-parts'
import { stemOf } from './stem'

/** The fit of a text that has the last word of the question as a beginning alone. */
const asBeginning = 0.85

/**
 * How well a text fits a question, from 0 to 1. The result is 1 for a text with all words of the question, and a little
 * less where the last one is half typed. For any other text it grows with the number of the question's meanings that the
 * text has, but stays below 1. A text may lack one meaning of a question with three or more meanings; if it lacks more
 * than that, the result is 0.
 */
export function fitOf(query: string, text: string): number {
  const words = new Set(indexedWords(text))
  const queryWords = soughtWords(query)
  if (queryWords.length === 0) return 0
  if (queryWords.every((word) => words.has(word))) return 1
  const begun = begunPart(query)
  if (begun !== null && queryWords.every((word) => words.has(word) || isBegun(word, begun, words))) return asBeginning
  const meanings = meaningsOf(query)
  const had = meanings.filter(({ terms }) => terms.some((term) => term.every((word) => words.has(word)))).length
  const neededCount = meanings.length > 2 ? meanings.length - 1 : Math.max(1, meanings.length)
  return had < neededCount ? 0 : had / (meanings.length + 1)
}

const isBegun = (word: string, begun: string, words: ReadonlySet<string>): boolean =>
  word === stemOf(begun) && [...words].some((each) => each.startsWith(begun))
