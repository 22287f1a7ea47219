import { meaningsOf as meanings, type Meaning } from '../../../../src/domain/overview/search/plain-speech'
import * as query from '../../../../src/domain/overview/search/query'
import * as parts from '../../../../src/domain/overview/search/search-parts'
import { stemOf } from '../../../../src/domain/overview/search/stem'
import { foldedText } from '../../../kernel/shared/simplified'
import { beginningOf, soughtWord } from './search-match'

/*
 * The words of texts and questions as the platform compares them: those of the domain, in simplified characters. All
 * that searches on the platform takes them from here, so that traditional and simplified writing find each other.
 */

/**
 * The number of the rule by which texts become words. Whoever changes the rule raises it: each city then makes its index
 * anew by itself (`renew-index.ts`).
 */
export const indexRule = 2

export const searchParts = (text: string): string[] => parts.searchParts(foldedText(text)).map(query.indexableWord)
export const soughtParts = (text: string): string[] => parts.soughtParts(foldedText(text)).map(query.indexableWord)
export const indexedWords = (text: string): string[] => query.indexedWords(foldedText(text))
export const soughtWords = (text: string): string[] => query.soughtWords(foldedText(text))
export const meaningsOf = (text: string): readonly Meaning[] => meanings(foldedText(text))
export const queryKey = (text: string): string => query.queryKey(foldedText(text))

/** The last word of a question that may be half typed, as `begunPart` says; null for a word that stands alone as common. */
export function begunWord(question: string): string | null {
  const begun = parts.begunPart(foldedText(query.trimmedQuery(question)))
  return begun === null || query.isCommonWord(begun) ? null : query.indexableWord(begun)
}

/**
 * The condition (`tsquery`) that rows with search parts have all parts of a text, the last word of which may be half
 * typed. It is '' without a text, and null for punctuation alone, so that this finds nothing rather than everything.
 */
export function partsMatch(text: string | undefined): string | null {
  const sought = soughtParts(text ?? '')
  if (sought.length === 0) return text?.trim() ? null : ''
  const begun = begunWord(text ?? '')
  return sought.map((part) => soughtWord(part === begun ? beginningOf(part) : part)).join(' & ')
}

/**
 * The pieces of texts that a question found, as these texts have them: whole words, and Chinese characters.
 * @param words the words sought, as the index has them
 * @param begun the beginning of the last word; null when it is none
 */
export function foundPieces(texts: readonly string[], words: ReadonlySet<string>, begun: string | null): string[] {
  const found = texts.flatMap((text) =>
    parts.runsOf(text).flatMap(({ text: run, isChinese }) => {
      if (isChinese) return chinesePieces(run, words)
      const folded = query.indexableWord(foldedText(run))
      return words.has(stemOf(folded)) || (begun !== null && folded.startsWith(begun)) ? [run] : []
    }),
  )
  return [...new Set(found)]
}

function chinesePieces(run: string, words: ReadonlySet<string>): string[] {
  const characters = [...run]
  const folded = characters.map(foldedText)
  const isHit = characters.map(() => false)
  folded.forEach((character, at) => {
    if (words.has(character)) isHit[at] = true
    if (at > 0 && words.has(`${folded[at - 1]}${character}`)) isHit.fill(true, at - 1, at + 1)
  })
  return characters
    .map((character, at) => (isHit[at] ? character : ' '))
    .join('')
    .split(' ')
    .filter(Boolean)
}
