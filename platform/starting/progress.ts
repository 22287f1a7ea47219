import type { Localised } from '../database/schema/localised'

/** What a start is doing, in the words of those who wait for it. */
export interface Progress {
  readonly what: Localised
  /** How many of how many are done, where that can be counted. */
  readonly count?: Count
}

export interface Count {
  readonly done: number
  readonly of: number
}

export type OnProgress = (progress: Progress) => void
