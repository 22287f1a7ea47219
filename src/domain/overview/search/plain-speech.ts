import { isCommonWord, stemmed, trimmedQuery } from './query'
import { folded, runsOf, soughtParts } from './search-parts'
import { fillers, synonymGroups } from './synonyms'

/** Words that stand together, all of them, such as the pairs of a Chinese term. */
type Term = readonly string[]

/** One thing that somebody means: any of these terms says it. The first one is what was typed. */
export interface Meaning {
  readonly typed: string
  readonly terms: readonly Term[]
}

/** Things that are looked for together; the rest of a long question is not looked at. */
const mostMeanings = 4
/** Other words for one thing, in the language that was typed and in the other one. */
const mostAlike = { same: 12, other: 6 } as const
/** Characters of the longest Chinese term of the table. */
const longestTerm = 4

const termOf = (text: string): Term => stemmed(soughtParts(text))
const keyOf = (text: string): string => termOf(text).join(' ')

const byTerm: ReadonlyMap<string, readonly Term[]> = new Map(
  synonymGroups().flatMap((group) => {
    const terms = distinct(group.map(termOf))
    return group.map((each) => [keyOf(each), terms] as const)
  }),
)
const chineseTerms = new Set([...synonymGroups().flat(), ...fillers].filter((each) => /^\p{Script=Han}+$/u.test(each)))

/**
 * What a question in plain speech asks for, without the words that only make it a question: each with what else is said
 * for it. Nothing where it has such words alone.
 */
export function meaningsOf(query: string): readonly Meaning[] {
  const pieces = runsOf(folded(trimmedQuery(query))).flatMap(({ text, isChinese }) =>
    isChinese ? termsIn(text) : [text],
  )
  const telling = pieces.filter((piece) => !fillers.has(piece) && !isCommonWord(piece))
  // One character says little beside others, unless the table knows it.
  const known = telling.filter((piece) => piece.length > 1 || byTerm.has(keyOf(piece)))
  const sought = known.length > 0 ? known : telling
  const things = sought.map(thingOf)
  return sought
    .filter((_, at) => things.indexOf(things[at]) === at)
    .slice(0, mostMeanings)
    .map(meaningOf)
}

/** The same for all words of a group: who says a thing twice means it once. */
const thingOf = (typed: string): unknown => byTerm.get(keyOf(typed)) ?? keyOf(typed)

function meaningOf(typed: string): Meaning {
  const term = termOf(typed)
  const alike = byTerm.get(term.join(' ')) ?? []
  const isSame = (other: Term) => isChinese(other) === isChinese(term)
  const same = distinct([term, ...alike.filter(isSame)]).slice(0, mostAlike.same)
  return { typed, terms: [...same, ...alike.filter((other) => !isSame(other)).slice(0, mostAlike.other)] }
}

const isChinese = ([word = '']: Term): boolean => /^\p{Script=Han}/u.test(word)

/** A run of Chinese in the terms of the table, the longest first; what stands between them in pairs. */
function termsIn(run: string): readonly string[] {
  const characters = [...run]
  const found: string[] = []
  let unknown: string[] = []
  const close = () => {
    found.push(...(unknown.length < 2 ? unknown : unknown.slice(1).map((next, at) => `${unknown[at]}${next}`)))
    unknown = []
  }
  for (let at = 0; at < characters.length;) {
    const length = lengths.find((each) => chineseTerms.has(characters.slice(at, at + each).join('')) && fits(at, each))
    if (length === undefined) unknown.push(characters[at++] ?? '')
    else {
      close()
      found.push(characters.slice(at, at + length).join(''))
      at += length
    }
  }
  close()
  return found

  /** A single character is a word of its own only where it begins or ends what is left between terms. */
  function fits(at: number, length: number): boolean {
    return at + length <= characters.length && (length > 1 || unknown.length === 0)
  }
}
const lengths = Array.from({ length: longestTerm }, (_, at) => longestTerm - at)

function distinct(terms: readonly Term[]): readonly Term[] {
  return [...new Map(terms.filter((term) => term.length > 0).map((term) => [term.join(' '), term])).values()]
}
