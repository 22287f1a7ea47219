export const rankedKinds = ['person', 'team', 'organisation'] as const
export type RankedKind = (typeof rankedKinds)[number]

export const rankingPeriods = ['month', 'year', 'all'] as const
export type RankingPeriod = (typeof rankingPeriods)[number]

/**
 * The measures of a ranking: minutes of service, or how many times somebody served, where each day of a longer activity
 * counts.
 */
export const rankingMeasures = ['minutes', 'times'] as const
export type RankingMeasure = (typeof rankingMeasures)[number]

/** One line of a ranking. */
export interface RankedSubject {
  readonly id: string
  readonly place: number
  /** The name; '' for who does not want to be named, and for a deleted account. */
  readonly name: string
  readonly picture: string | null
  readonly minutes: number
  /** How many times the person, or the members of the team or organisation, served. */
  readonly times: number
}

/** The member's own rank. */
export interface OwnRank {
  /** The rank; null beyond the ranks that are counted (`countedPlaces`). */
  readonly place: number | null
  readonly minutes: number
  readonly times: number
}

/** The last rank that is determined for a member, so that the cost does not grow with the number of people. */
export const countedPlaces = 1000

/** The minutes in hours with at most one decimal. */
export function hoursOf(minutes: number): number {
  return Math.round(minutes / 6) / 10
}
