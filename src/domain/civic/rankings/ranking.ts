export const rankedKinds = ['person', 'team', 'organisation'] as const
export type RankedKind = (typeof rankedKinds)[number]

export const rankingPeriods = ['month', 'year', 'all'] as const
export type RankingPeriod = (typeof rankingPeriods)[number]

/** Minutes of service, or the number of times of service: activities, and days of those that take several. */
export const rankingMeasures = ['minutes', 'times'] as const
export type RankingMeasure = (typeof rankingMeasures)[number]

/** One line of a ranking. */
export interface Ranked {
  readonly id: string
  readonly place: number
  /** '' for an account that is gone. */
  readonly name: string
  readonly picture: string | null
  readonly minutes: number
  /** The number of times of service. */
  readonly times: number
}

/** The member's own place. */
export interface OwnPlace {
  /** Null beyond the places that are counted (`countedPlaces`). */
  readonly place: number | null
  readonly minutes: number
  readonly times: number
}

/** One's own place is counted up to here, so that it costs the same however many are ranked. */
export const countedPlaces = 1000

/** Hours with at most one decimal. */
export function hoursOf(minutes: number): number {
  return Math.round(minutes / 6) / 10
}
