import { pinyin } from 'pinyin-pro'
import { folded, runsOf } from '../../../../src/domain/overview/search/search-parts'

const readingOf = (text: string): string[] => pinyin(text, { toneType: 'none', type: 'array', v: true })
/** Beside the words of the texts, so that no word is taken for a sound. */
const soundOf = (one: string, other: string): string => `p/${one}${other}`

/** How the Chinese of a text sounds, in pairs of syllables without tones, as somebody types who looks for it by pinyin. */
export function soundsOf(text: string): string[] {
  const pairs = runsOf(folded(text)).flatMap(({ text: run, isChinese }) => (isChinese ? pairsOf(readingOf(run)) : []))
  return [...new Set(pairs)]
}

const pairsOf = (syllables: readonly string[]): string[] =>
  syllables.slice(1).map((next, at) => soundOf(syllables[at] ?? '', next))

let syllables: ReadonlySet<string> | null = null
const longestSyllable = 6

/** All syllables that a common character has; they are read once, since that takes longer than a search. */
function allSyllables(): ReadonlySet<string> {
  if (syllables !== null) return syllables
  const common = Array.from({ length: 0x9fa5 - 0x4e00 }, (_, at) => String.fromCharCode(0x4e00 + at)).join('')
  syllables = new Set(readingOf(common).filter((each) => /^[a-z]{1,6}$/.test(each)))
  return syllables
}

/** Ways to read a word as pinyin: a word as xian may be one syllable or two. */
const mostReadings = 4
const mostSyllables = 8

/** The sounds that a word of letters asks for, in each way to read it; none for a word that is no pinyin. */
export function soundsTyped(word: string): readonly (readonly string[])[] {
  if (!/^[a-z]{3,40}$/.test(word)) return []
  const known = allSyllables()
  const readings: (readonly string[])[] = []
  const read = (rest: string, before: readonly string[]) => {
    if (readings.length === mostReadings || before.length > mostSyllables) return
    if (rest === '' && before.length > 1) readings.push(pairsOf(before))
    for (let length = Math.min(longestSyllable, rest.length); length > 0; length -= 1)
      if (known.has(rest.slice(0, length))) read(rest.slice(length), [...before, rest.slice(0, length)])
  }
  read(word, [])
  return readings
}

/** Syllables that were typed with spaces between them, as one word; null for anything else. */
export function joinedSyllables(words: readonly string[]): string | null {
  return words.length > 1 && words.every((word) => allSyllables().has(word)) ? words.join('') : null
}
