const hasHan = /\p{Script=Han}/u
/** Neither a letter nor a figure: what is put between the characters of a word to hide it. */
const betweenWords = /[^\p{L}\p{N}]+/gu

const plain = (text: string) => text.normalize('NFKC').toLowerCase()
const joined = (text: string) => plain(text).replace(betweenWords, '')
const spaced = (text: string) => ` ${plain(text).replace(betweenWords, ' ').trim()} `

/**
 * Whether a text says one of the words. Written with Han characters, a word is found wherever it stands and whatever
 * separates its characters; others are found as whole words, so that 'class' does not say what 'classic' contains.
 */
export function saysSensitiveWord(text: string, words: readonly string[]): boolean {
  const [run, separate] = [joined(text), spaced(text)]
  return words.some((word) => {
    const wanted = joined(word)
    if (wanted === '') return false
    return hasHan.test(word) ? run.includes(wanted) : separate.includes(spaced(word))
  })
}
