import type { Lesson } from './lesson'

/** What a member learned in a class. */
export interface ClassRecord {
  readonly id: string
  readonly title: string
  readonly seconds: number
  readonly doneCount: number
  readonly lessonCount: number
}

export interface LearningDay {
  /** YYYY-MM-DD in the site's calendar. */
  readonly day: string
  readonly seconds: number
}

/** A member's learning record, which only they see. */
export interface LearningRecord {
  /** Whether time is counted; it is not while the member keeps no history. */
  readonly isKept: boolean
  /** The days of the last two weeks, the earliest first. */
  readonly days: readonly LearningDay[]
  readonly classes: readonly ClassRecord[]
  /** The homework that is still to be done, by its due time. */
  readonly homework: readonly Lesson[]
}

/** The most that is counted on one day, in seconds. */
export const mostSecondsADay = 8 * 3600
/** The most that one report of a player counts, in seconds; a player reports every half minute. */
export const longestStep = 60
/** The part of a recording after which its lesson counts as done. */
const playedThrough = 0.9

/** Whether a recording that was played to this position counts as played to its end. */
export const isPlayedThrough = (seconds: number, duration: number | null): boolean =>
  duration !== null && duration > 0 && seconds >= duration * playedThrough

interface TimeSpan {
  /** Milliseconds since 1970. */
  readonly from: number
  readonly until: number
}

/**
 * The seconds of a span that count. A member is in one place at a time, so what overlaps the time that was counted
 * before counts once, and a day has a bound.
 * @param countedUntil The end of the time that was counted before, in milliseconds since 1970.
 * @param today The seconds that were counted on this day before.
 */
export function secondsThatCount({ from, until }: TimeSpan, countedUntil: number, today: number): number {
  const seconds = Math.floor((until - Math.max(from, countedUntil)) / 1000)
  return Math.max(0, Math.min(seconds, mostSecondsADay - today))
}

/** Whole minutes; what is shorter than one counts as one. */
export const minutesOf = (seconds: number): number => (seconds > 0 ? Math.max(1, Math.floor(seconds / 60)) : 0)
