/** How much a visitor reads of each publisher and of each kind of content. It is kept on their device alone. */
export interface Interests {
  readonly publishers: Weights
  readonly kinds: Weights
}
export type Weights = Readonly<Record<string, number>>

/** The facts of a content on which the interest in it depends. */
export interface Read {
  readonly kind: string
  /** The id of its publisher; null for a content without one. */
  readonly publisherId: string | null
}

export const noInterests: Interests = { publishers: {}, kinds: {} }

/** The most publishers that are remembered. */
const mostPublishers = 50
/** The part of a weight that remains after each further content, so that what was read long ago counts less. */
const left = 0.98
/** The weight below which something is forgotten. */
const least = 0.05
/** The weight from which a visitor reads a publisher often. */
const often = 2

/** The most places by which a content comes before others that more people have read. */
export const mostPlaces = 3

export function withRead({ publishers, kinds }: Interests, { kind, publisherId }: Read): Interests {
  return { publishers: added(publishers, publisherId), kinds: added(kinds, kind) }
}

/** Whether the visitor often reads this publisher. */
export const isOften = ({ publishers }: Interests, publisherId: string | null): boolean =>
  publisherId !== null && weightOf(publishers, publisherId) >= often

/** How much a content is of interest, from 0 to 1. Its publisher says more of it than its kind. */
export function interestIn({ publishers, kinds }: Interests, { kind, publisherId }: Read): number {
  return 0.7 * shareOf(publishers, publisherId) + 0.3 * shareOf(kinds, kind)
}

/**
 * Orders a page by what everybody reads and by what this visitor reads: a content of interest comes at most
 * `mostPlaces` places earlier, so that the neighbourhood still decides what is seen. Without interests, the order stays.
 */
export function rankedByInterest<Item>(page: readonly Item[], interestOf: (item: Item) => number): readonly Item[] {
  return page
    .map((item, place) => ({ item, place, rank: place - mostPlaces * Math.min(1, Math.max(0, interestOf(item))) }))
    .sort((one, other) => one.rank - other.rank || other.place - one.place)
    .map(({ item }) => item)
}

/** Parses the stored interests; null for anything that is none. */
export function interestsOf(stored: unknown): Interests | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { publishers, kinds } = stored as Readonly<Record<string, unknown>>
  return { publishers: weightsOf(publishers), kinds: weightsOf(kinds) }
}

function added(weights: Weights, key: string | null): Weights {
  const lessened = Object.entries(weights).map(([each, weight]) => [each, weight * left] as const)
  const others = lessened.filter(([each, weight]) => each !== key && weight >= least)
  const all = key === null ? others : [...others, [key, weightOf(weights, key) * left + 1] as const]
  return Object.fromEntries(all.sort(([, one], [, other]) => other - one).slice(0, mostPublishers))
}

const weightOf = (weights: Weights, key: string): number => (Object.hasOwn(weights, key) ? (weights[key] ?? 0) : 0)

function shareOf(weights: Weights, key: string | null): number {
  const greatest = Math.max(0, ...Object.values(weights))
  return key === null || greatest === 0 ? 0 : weightOf(weights, key) / greatest
}

function weightsOf(stored: unknown): Weights {
  if (typeof stored !== 'object' || stored === null) return {}
  const entries = Object.entries(stored).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && Number.isFinite(entry[1]) && entry[1] > 0,
  )
  return Object.fromEntries(entries.slice(0, mostPublishers))
}
