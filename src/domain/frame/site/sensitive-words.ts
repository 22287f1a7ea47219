import { plainWriting } from '../shared/plain-writing'

const hasHan = /\p{Script=Han}/u
/** Matches everything except letters and digits, which people put between the characters of a word to hide it. */
const betweenCharacters = /[^\p{L}\p{N}]+/gu
/** Marks belong to the words of many scripts. */
const betweenWords = /[^\p{L}\p{M}\p{N}]+/gu

const joinWords = (text: string) => plainWriting(text).replace(betweenCharacters, '')
const withWordBoundaries = (text: string) => ` ${plainWriting(text).replace(betweenWords, ' ').trim()} `

/**
 * Whether a text contains one of the words. A word of Han characters is found wherever it stands and whatever separates
 * its characters. Any other word is found only as a whole word, so that 'class' is not found in 'classic'.
 */
export function saysSensitiveWord(text: string, words: readonly string[]): boolean {
  const [run, separate] = [joinWords(text), withWordBoundaries(text)]
  return words.some((word) => {
    const sensitiveWord = joinWords(word)
    if (sensitiveWord === '') return false
    return hasHan.test(word) ? run.includes(sensitiveWord) : separate.includes(withWordBoundaries(word))
  })
}
