import { pinyin } from 'pinyin-pro'
import { foldCase, runsOf } from '../../../../src/domain/overview/search/search-parts'

const readingOf = (text: string): string[] => pinyin(text, { toneType: 'none', type: 'array', v: true })
/** The prefix separates sounds from the words of texts. */
const soundOf = (one: string, other: string): string => `p/${one}${other}`

/** The pinyin of a Chinese text, in pairs of syllables without tones, as somebody types it. */
export function soundsOf(text: string): string[] {
  const pairs = runsOf(foldCase(text)).flatMap(({ text: run, isChinese }) => (isChinese ? pairsOf(readingOf(run)) : []))
  return [...new Set(pairs)]
}

const pairsOf = (syllables: readonly string[]): string[] =>
  syllables.slice(1).map((next, at) => soundOf(syllables[at] ?? '', next))

let syllables: ReadonlySet<string> | null = null
const longestSyllable = 6

/** All syllables that a common character has; computed once, since that takes longer than a search. */
function allSyllables(): ReadonlySet<string> {
  if (syllables !== null) return syllables
  const commonCharacters = Array.from({ length: 0x9fa5 - 0x4e00 }, (_, at) => String.fromCharCode(0x4e00 + at)).join('')
  syllables = new Set(readingOf(commonCharacters).filter((each) => /^[a-z]{1,6}$/.test(each)))
  return syllables
}

/** The most ways to split a word into pinyin: `xian` may be one syllable or two. */
const mostReadings = 4
const mostSyllables = 8

/** The pairs of sounds of a typed word, for each way to split it into pinyin; empty for a word that is no pinyin. */
export function soundsTyped(word: string): readonly (readonly string[])[] {
  if (!/^[a-z]{3,40}$/.test(word)) return []
  const allKnownSyllables = allSyllables()
  const foundReadings: (readonly string[])[] = []
  const read = (rest: string, before: readonly string[]) => {
    if (foundReadings.length === mostReadings || before.length > mostSyllables) return
    if (rest === '' && before.length > 1) foundReadings.push(pairsOf(before))
    for (let length = Math.min(longestSyllable, rest.length); length > 0; length -= 1)
      if (allKnownSyllables.has(rest.slice(0, length))) read(rest.slice(length), [...before, rest.slice(0, length)])
  }
  read(word, [])
  return foundReadings
}

/** Syllables that were typed with spaces between them, as one word; null for anything else. */
export function joinedSyllables(words: readonly string[]): string | null {
  return words.length > 1 && words.every((word) => allSyllables().has(word)) ? words.join('') : null
}
