/** Any of these terms, of each all words. */
type Terms = readonly (readonly string[])[]

/** What is sought, and where. */
export interface Sought {
  /** Things that are looked for; without any, whatever fits the rest. */
  readonly meanings: readonly Terms[]
  /** How many of them have to be found; all where it is left out. */
  readonly least?: number
  /** How many of them are enough in a title; as many where it is left out. */
  readonly leastInTitle?: number
  /** Any of them. */
  readonly types: readonly number[]
  readonly places: readonly string[]
  /** Only what this organisation published. */
  readonly organisationId: string | undefined
}
export type Scope = Pick<Sought, 'types' | 'places' | 'organisationId'>

/** Each word itself is what is looked for. */
export const wordForWord = (words: readonly string[]): readonly Terms[] => words.map((word) => [[word]])

/** Titles first: a hit there is worth more than one in the text. */
export const ranks = ['title', 'text'] as const
export type Rank = (typeof ranks)[number]

// A word of a text has letters and digits alone, so that nothing that is written can look like one of these.
const inTitle = (word: string): string => `t/${word}`
const ofType = (type: number): string => `type/${type}`
const ofPlace = (place: string): string => `place/${place}`
const ofOrganisation = (id: string): string => `from/${id}`
/** Of what stands before the news. */
const atFront = 'at/front'

/** A word of the full-text language of PostgreSQL, in quotes. */
export const quoted = (word: string): string => `'${word.replace(/[\\']/g, '$&$&')}'`

interface Entry {
  readonly type: number
  readonly place: string
  readonly organisationId: string | null
  readonly isFront: boolean
  readonly titleWords: readonly string[]
  readonly words: readonly string[]
}

/** All words under which a content is found. */
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

/** The condition (`tsquery`) of a rank; null: of both. @param isFront of what stands before the news alone */
export function matchOf(sought: Sought, rank: Rank | null, isFront = false): string {
  return [
    ...wanted(sought, rank),
    ...anyOf(sought.types.map(ofType)),
    ...anyOf(sought.places.map(ofPlace)),
    ...(sought.organisationId === undefined ? [] : [quoted(ofOrganisation(sought.organisationId))]),
    ...(isFront ? [quoted(atFront)] : []),
  ].join(' & ')
}

/** A title that begins as it is typed: its last word is any of some completions. */
export function titleMatch(
  scope: Scope,
  words: readonly string[],
  completions: readonly string[],
  isFront: boolean,
): string {
  return [
    ...words.map(inTitle).map(quoted),
    ...anyOf(completions.map(inTitle)),
    matchOf({ ...scope, meanings: [] }, null, isFront),
  ]
    .filter(Boolean)
    .join(' & ')
}

const same = (word: string): string => word

/** The condition that enough of what is sought is there; none for nothing. */
function wanted({ meanings, least = meanings.length, leastInTitle = least }: Sought, rank: Rank | null): string[] {
  if (meanings.length === 0) return []
  const inAny = atLeast(meanings, least, same)
  if (rank === null && leastInTitle >= least) return [inAny]
  const title = atLeast(meanings, leastInTitle, inTitle)
  if (rank === null) return [`((${inAny}) | (${title}))`]
  return rank === 'title' ? [title] : [inAny, `!(${title})`]
}

function atLeast(meanings: readonly Terms[], least: number, place: (word: string) => string): string {
  const each = meanings.map((terms) => termsMatch(terms, place))
  if (least >= each.length) return each.join(' & ')
  const chosen = choices(each, least).map((some) => some.join(' & '))
  return `(${chosen.join(' | ')})`
}

/** One thing that is looked for, by itself. */
export const meaningMatch = (terms: Terms): string => termsMatch(terms, same)

function termsMatch(terms: Terms, place: (word: string) => string): string {
  const each = terms.map((words) => words.map(place).map(quoted).join(' & '))
  const [only = ''] = each
  return each.length === 1 && terms[0]?.length === 1 ? only : `(${each.map((one) => `(${one})`).join(' | ')})`
}

/** All ways to choose so many. */
function choices<Value>(values: readonly Value[], many: number): readonly (readonly Value[])[] {
  if (many === 0) return [[]]
  return values.flatMap((value, at) => choices(values.slice(at + 1), many - 1).map((rest) => [value, ...rest]))
}

function anyOf(words: readonly string[]): string[] {
  return words.length === 0 ? [] : [`(${words.map(quoted).join(' | ')})`]
}
