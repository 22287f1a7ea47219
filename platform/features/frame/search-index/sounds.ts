import { pinyin } from 'pinyin-pro'
import { runsOf } from '../../../../src/domain/overview/search/search-parts'
import { foldedText } from '../../../kernel/shared/simplified'
import { beginningOf } from './search-match'

const readingOf = (text: string): string[] => pinyin(text, { toneType: 'none', type: 'array', v: true })
/** The prefix separates sounds from the words of texts. */
const soundOf = (one: string, other: string): string => `p/${one}${other}`

/** The pinyin of a Chinese text, in pairs of syllables without tones, as somebody types it. */
export function soundsOf(text: string): string[] {
  const pairs = runsOf(foldedText(text)).flatMap(({ text: run, isChinese }) =>
    isChinese ? pairsOf(readingOf(run)) : [],
  )
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

let beginnings: ReadonlySet<string> | null = null
/** The beginnings of all syllables, without the syllables that are whole. */
const syllableBeginnings = (): ReadonlySet<string> =>
  (beginnings ??= new Set(
    [...allSyllables()].flatMap((syllable) =>
      Array.from({ length: syllable.length - 1 }, (_, at) => syllable.slice(0, at + 1)),
    ),
  ))

/** The most ways to split a word into pinyin: `xian` may be one syllable or two. */
const mostReadings = 4
const mostSyllables = 8

/**
 * The pairs of sounds of a typed word, for each way to split it into pinyin; empty for a word that is no pinyin.
 * @param isBegun whether the last syllable may be half typed
 */
export function soundsTyped(word: string, isBegun = false): readonly (readonly string[])[] {
  if (!/^[a-z]{3,40}$/.test(word)) return []
  const allKnownSyllables = allSyllables()
  const foundReadings: (readonly string[])[] = []
  const halfReadings: (readonly string[])[] = []
  const read = (rest: string, before: readonly string[]) => {
    if (foundReadings.length === mostReadings || before.length > mostSyllables) return
    if (rest === '' && before.length > 1) foundReadings.push(pairsOf(before))
    const last = before.at(-1)
    if (isBegun && rest !== '' && last !== undefined && syllableBeginnings().has(rest))
      halfReadings.push([...pairsOf(before), beginningOf(soundOf(last, rest))])
    for (let length = Math.min(longestSyllable, rest.length); length > 0; length -= 1)
      if (allKnownSyllables.has(rest.slice(0, length))) read(rest.slice(length), [...before, rest.slice(0, length)])
  }
  read(word, [])
  return [...foundReadings, ...halfReadings].slice(0, mostReadings)
}

/** Syllables that were typed with spaces between them, as one word; null for anything else. */
export function joinedSyllables(words: readonly string[]): string | null {
  return words.length > 1 && words.every((word) => allSyllables().has(word)) ? words.join('') : null
}
