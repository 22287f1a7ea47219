/** Alternatives, any of which suffices; each lists words that must all occur. */
type Terms = readonly (readonly string[])[]

/** A search condition: what is searched for, and where. */
export interface SearchMatch {
  /** The meanings to search for; when empty, everything that fits the other conditions matches. */
  readonly meanings: readonly Terms[]
  /**
   * The same meanings, of which the last may be half typed. What has them follows in the ranks, after what has the
   * words themselves. None when omitted.
   */
  readonly begun?: readonly Terms[]
  /** How many of the meanings must match; all of them when omitted. */
  readonly least?: number
  /** How many of the meanings suffice in a title; as many as `least` when omitted. */
  readonly leastInTitle?: number
  /** Any of these types; all when empty. */
  readonly types: readonly number[]
  readonly places: readonly string[]
  /** Limits the search to what this organisation published. */
  readonly organisationId: string | undefined
}
export type Scope = Pick<SearchMatch, 'types' | 'places' | 'organisationId'>

/** Makes each word its own meaning, without synonyms. */
export const wordForWord = (words: readonly string[]): readonly Terms[] => words.map((word) => [[word]])

/** The ranks, in order: a hit in the title is worth more than one in the text, and a whole word more than a beginning. */
export const ranks = ['title', 'text', 'begun-title', 'begun-text'] as const
export type Rank = (typeof ranks)[number]

// A word of a text has only letters and digits, so it can never be mistaken for one of these markers.
const inTitle = (word: string): string => `t/${word}`
const ofType = (type: number): string => `type/${type}`
const ofPlace = (place: string): string => `place/${place}`
const ofOrganisation = (id: string): string => `from/${id}`
/** Marks entries that are listed before the news. */
const atFront = 'at/front'

/** A word of the full-text language of PostgreSQL, in quotes. */
export const quoted = (word: string): string => `'${word.replace(/[\\']/g, '$&$&')}'`

/** Marks a word as the beginning of the words that are sought. No word of a text has the sign. */
export const beginningOf = (word: string): string => `${word}*`

/** Marks a word as the beginning of a word of titles. */
export const titleBeginning = (word: string): string => beginningOf(inTitle(word))

/** A sought word in quotes, or the condition for all words with a beginning. */
export const soughtWord = (word: string): string =>
  word.endsWith('*') ? `${quoted(word.slice(0, -1))}:*` : quoted(word)

interface Entry {
  readonly type: number
  readonly place: string
  readonly organisationId: string | null
  readonly isFront: boolean
  readonly titleWords: readonly string[]
  readonly words: readonly string[]
}

/** All index words of an entry. */
export function entryWords({ type, place, organisationId, isFront, titleWords, words }: Entry): string[] {
  return [
    ...titleWords.map(inTitle),
    ...new Set([...titleWords, ...words]),
    ofType(type),
    ofPlace(place),
    ...(organisationId === null ? [] : [ofOrganisation(organisationId)]),
    ...(isFront ? [atFront] : []),
  ]
}

/**
 * Returns the condition (`tsquery`) of a rank, or of both ranks when `rank` is null.
 * @param isFront limits the condition to entries listed before the news
 */
export function matchOf(search: SearchMatch, rank: Rank | null, isFront = false): string {
  return [
    ...conditions(search, rank),
    ...anyOf(search.types.map(ofType)),
    ...anyOf(search.places.map(ofPlace)),
    ...(search.organisationId === undefined ? [] : [quoted(ofOrganisation(search.organisationId))]),
    ...(isFront ? [quoted(atFront)] : []),
  ].join(' & ')
}

/**
 * Returns one or two conditions, one of which an entry must match. There are two where fewer meanings suffice in a
 * title, because the index answers two short conditions sooner than one that has the words of both.
 */
export function matchesOf(search: SearchMatch): readonly [string, string | null] {
  const { meanings, least = meanings.length, leastInTitle = least } = search
  if (leastInTitle >= least) return [matchOf(search, null), null]
  return [matchOf({ ...search, leastInTitle: least }, null), matchOf(search, 'title')]
}

/** The condition for titles that begin as typed: the last word is any of some completions. */
export function titleMatch(
  scope: Scope,
  words: readonly string[],
  completions: readonly string[],
  isFront: boolean,
): string {
  return [
    ...words.map(inTitle).map(soughtWord),
    ...anyOf(completions.map(inTitle)),
    matchOf({ ...scope, meanings: [] }, null, isFront),
  ]
    .filter(Boolean)
    .join(' & ')
}

const unchanged = (word: string): string => word

/** Returns the condition that enough of the meanings match; empty when there are no meanings. */
function conditions(
  { meanings, begun, least = meanings.length, leastInTitle = least }: SearchMatch,
  rank: Rank | null,
): string[] {
  if (meanings.length === 0) return []
  if (begun !== undefined && (rank === null || isBegunRank(rank))) return conditionsOfBegun(meanings, begun, rank)
  const inAny = atLeast(meanings, least, unchanged)
  if (rank === null && leastInTitle >= least) return [inAny]
  const title = atLeast(meanings, leastInTitle, inTitle)
  if (rank === null) return [`((${inAny}) | (${title}))`]
  return rank === 'title' ? [title] : [inAny, `!(${title})`]
}

/** Whether a rank has what is found by the beginning of a word. */
export const isBegunRank = (rank: Rank): boolean => rank === 'begun-title' || rank === 'begun-text'

/** Whoever has a word also has its beginning, so that the beginning alone stands for both. */
function conditionsOfBegun(meanings: readonly Terms[], begun: readonly Terms[], rank: Rank | null): string[] {
  const anywhere = atLeast(begun, begun.length, unchanged)
  if (rank === null) return [anywhere]
  const inTitles = atLeast(begun, begun.length, inTitle)
  const isWhole = `!(${atLeast(meanings, meanings.length, unchanged)})`
  return rank === 'begun-title' ? [inTitles, isWhole] : [anywhere, isWhole, `!(${inTitles})`]
}

function atLeast(meanings: readonly Terms[], least: number, place: (word: string) => string): string {
  return enoughOf(
    meanings.map((terms) => termsMatch(terms, place)),
    least,
  )
}

/**
 * Returns the condition that at least this many of the given conditions hold: the first and one fewer of the rest, or
 * as many of the rest. It names each condition as seldom as possible, since the index reads a word as often as it is
 * named.
 */
function enoughOf(each: readonly string[], least: number): string {
  const [first, ...rest] = each
  if (first === undefined || least >= each.length) return each.join(' & ')
  if (least === 1) return `(${each.join(' | ')})`
  return `(${first} & ${enoughOf(rest, least - 1)} | ${enoughOf(rest, least)})`
}

/** The condition of one meaning. */
export const meaningMatch = (terms: Terms): string => termsMatch(terms, unchanged)

function termsMatch(terms: Terms, place: (word: string) => string): string {
  const alternatives = terms.map((words) => words.map(place).map(soughtWord).join(' & '))
  const [only = ''] = alternatives
  return alternatives.length === 1 && terms[0]?.length === 1
    ? only
    : `(${alternatives.map((one) => `(${one})`).join(' | ')})`
}

function anyOf(words: readonly string[]): string[] {
  return words.length === 0 ? [] : [`(${words.map(quoted).join(' | ')})`]
}
