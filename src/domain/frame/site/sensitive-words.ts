const hasHan = /\p{Script=Han}/u
/** Matches everything except letters and digits, which people put between the characters of a word to hide it. */
const betweenWords = /[^\p{L}\p{N}]+/gu

const normalised = (text: string) => text.normalize('NFKC').toLowerCase()
const joinWords = (text: string) => normalised(text).replace(betweenWords, '')
const withWordBoundaries = (text: string) => ` ${normalised(text).replace(betweenWords, ' ').trim()} `

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
