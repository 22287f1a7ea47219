import type { Localised } from '../database/schema/localised'

/** The progress of the start, worded for people who wait for it. */
export interface Progress {
  readonly what: Localised
  /** Steps done and in total, where they can be counted. */
  readonly count?: Count
}

export interface Count {
  readonly done: number
  readonly of: number
}

export type OnProgress = (progress: Progress) => void
