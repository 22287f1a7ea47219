import type { LiveEvent } from '../channels/live-event'

/** The parts of the list of live events: on air now, coming, and past. */
export const livePeriods = ['now', 'coming', 'past'] as const
export type LivePeriod = (typeof livePeriods)[number]

/** A live event in the list of all of them. */
export interface ListedLiveEvent extends LiveEvent {
  readonly description: string
  /** Milliseconds since 1970; null for an open end. */
  readonly endsAt: number | null
  readonly publisher: string | null
  readonly views: number
  /** Whether the member is reminded of it. */
  readonly isReminded: boolean
}

/** How long before its beginning a live event is announced to those who asked for it, in milliseconds. */
export const reminderLead = 15 * 60_000
