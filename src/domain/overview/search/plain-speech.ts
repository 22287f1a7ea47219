import { plainWriting } from '../../frame/shared/plain-writing'
import { isCommonWord, withStems, trimmedQuery } from './query'
import { runsOf, soughtParts } from './search-parts'
import { fillers, synonymGroups } from './synonyms'

/** Words that all have to occur together, such as the pairs of characters of a Chinese term. */
type Term = readonly string[]

/** One thing that somebody means, with the terms that express it; the first term is the typed one. */
export interface Meaning {
  readonly text: string
  readonly terms: readonly Term[]
}

/** The greatest number of meanings of a question that are searched; further meanings are ignored. */
const mostMeanings = 4
/** The greatest number of terms for one meaning: `same` in the typed language, `other` in the second language. */
const mostAlike = { same: 12, other: 6 } as const
/** The length in characters of the longest Chinese term in the table of synonyms. */
const longestTerm = 4

const termOf = (text: string): Term => withStems(soughtParts(text))
const keyOf = (text: string): string => termOf(text).join(' ')

const byTerm: ReadonlyMap<string, readonly Term[]> = new Map(
  synonymGroups().flatMap((group) => {
    const terms = distinct(group.map(termOf))
    return group.map((each) => [keyOf(each), terms] as const)
  }),
)
const chineseTerms = new Set([...synonymGroups().flat(), ...fillers].filter((each) => /^\p{Script=Han}+$/u.test(each)))

/**
 * The meanings of a question in plain speech, without the words that only make it a question, each with its synonyms.
 * Empty when the question has no other words.
 */
export function meaningsOf(query: string): readonly Meaning[] {
  const pieces = runsOf(plainWriting(trimmedQuery(query))).flatMap(({ text, isChinese }) =>
    isChinese ? termsIn(text) : [text],
  )
  const telling = pieces.filter((piece) => !fillers.has(piece) && !isCommonWord(piece))
  // A single character says little beside other words, so it is left out unless the table of synonyms has it.
  const knownPieces = telling.filter((piece) => piece.length > 1 || byTerm.has(keyOf(piece)))
  const searchPieces = knownPieces.length > 0 ? knownPieces : telling
  const things = searchPieces.map(thingOf)
  return searchPieces
    .filter((_, at) => things.indexOf(things[at]) === at)
    .slice(0, mostMeanings)
    .map(meaningOf)
}

/** The identity of a meaning. All words of a group share it, so that a meaning expressed twice counts once. */
const thingOf = (word: string): unknown => byTerm.get(keyOf(word)) ?? keyOf(word)

function meaningOf(word: string): Meaning {
  const term = termOf(word)
  const relatedTerms = byTerm.get(term.join(' ')) ?? []
  const isSame = (other: Term) => isChinese(other) === isChinese(term)
  const synonyms = distinct([term, ...relatedTerms.filter(isSame)]).slice(0, mostAlike.same)
  return {
    text: word,
    terms: [...synonyms, ...relatedTerms.filter((other) => !isSame(other)).slice(0, mostAlike.other)],
  }
}

const isChinese = ([word = '']: Term): boolean => /^\p{Script=Han}/u.test(word)

/**
 * Splits a run of Chinese characters into known terms, trying the longest first; the characters between them become
 * pairs.
 */
function termsIn(run: string): readonly string[] {
  const characters = [...run]
  const searchTerms: string[] = []
  let unknown: string[] = []
  const flushUnknown = () => {
    searchTerms.push(...(unknown.length < 2 ? unknown : unknown.slice(1).map((next, at) => `${unknown[at]}${next}`)))
    unknown = []
  }
  for (let at = 0; at < characters.length;) {
    const length = lengths.find(
      (each) => chineseTerms.has(characters.slice(at, at + each).join('')) && isFree(at, each),
    )
    if (length === undefined) unknown.push(characters[at++] ?? '')
    else {
      flushUnknown()
      searchTerms.push(characters.slice(at, at + length).join(''))
      at += length
    }
  }
  flushUnknown()
  return searchTerms

  /**
   * Whether a term of this length may start here. A single character is a term only at the beginning of the run, or
   * directly after another term.
   */
  function isFree(at: number, length: number): boolean {
    return at + length <= characters.length && (length > 1 || unknown.length === 0)
  }
}
const lengths = Array.from({ length: longestTerm }, (_, at) => longestTerm - at)

function distinct(terms: readonly Term[]): readonly Term[] {
  return [...new Map(terms.filter((term) => term.length > 0).map((term) => [term.join(' '), term])).values()]
}
