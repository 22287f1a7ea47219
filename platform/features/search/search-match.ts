/** What is sought, and where. */
export interface Sought {
  /** All of them (`soughtWords`). */
  readonly words: readonly string[]
  /** Any of them. */
  readonly types: readonly number[]
  readonly places: readonly string[]
  /** Only what this organisation published. */
  readonly organisationId: string | undefined
}

/** Titles first: a hit there is worth more than one in the text. */
export const ranks = ['title', 'text'] as const
export type Rank = (typeof ranks)[number]

// A word of a text has letters and digits alone, so that nothing that is written can look like one of these.
const inTitle = (word: string): string => `t/${word}`
const ofType = (type: number): string => `type/${type}`
const ofPlace = (place: string): string => `place/${place}`
const ofOrganisation = (id: string): string => `from/${id}`

/** A word of the full-text language of PostgreSQL, in quotes. */
export const quoted = (word: string): string => `'${word.replace(/[\\']/g, '$&$&')}'`

interface Entry {
  readonly type: number
  readonly place: string
  readonly organisationId: string | null
  readonly titleWords: readonly string[]
  readonly words: readonly string[]
}

/** All words under which a content is found. */
export function entryWords({ type, place, organisationId, titleWords, words }: Entry): string[] {
  return [
    ...titleWords.map(inTitle),
    ...new Set([...titleWords, ...words]),
    ofType(type),
    ofPlace(place),
    ...(organisationId === null ? [] : [ofOrganisation(organisationId)]),
  ]
}

/** The condition (`tsquery`) of a rank; null: of both. */
export function matchOf({ words, types, places, organisationId }: Sought, rank: Rank | null): string {
  const titles = words.map(inTitle).map(quoted).join(' & ')
  const found = rank === 'title' ? [titles] : words.map(quoted)
  return [
    ...found,
    ...(rank === 'text' ? [`!(${titles})`] : []),
    ...anyOf(types.map(ofType)),
    ...anyOf(places.map(ofPlace)),
    ...(organisationId === undefined ? [] : [quoted(ofOrganisation(organisationId))]),
  ].join(' & ')
}

/** A title that begins as it is typed: its last word is any of some completions. */
export function titleMatch(sought: Sought, completions: readonly string[]): string {
  const scope = matchOf({ ...sought, words: [] }, null)
  return [...sought.words.map(inTitle).map(quoted), ...anyOf(completions.map(inTitle)), scope]
    .filter(Boolean)
    .join(' & ')
}

function anyOf(words: readonly string[]): string[] {
  return words.length === 0 ? [] : [`(${words.map(quoted).join(' | ')})`]
}
