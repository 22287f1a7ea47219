/** The states of a live event, in this order: coming, live, and then ended or replay. */
export const liveEventStates = ['coming', 'live', 'ended', 'replay'] as const
export type LiveEventState = (typeof liveEventStates)[number]

/**
 * The times of a live event, in milliseconds since 1970. Both are null for a channel that is always on air; `closesAt`
 * is also null for an event whose end is open.
 */
export interface LiveEventTimes {
  readonly opensAt: number | null
  readonly closesAt: number | null
  readonly hasReplay: boolean
}

/** The state at a moment; a channel without start and end is always live. */
export function liveEventState({ opensAt, closesAt, hasReplay }: LiveEventTimes, now: number): LiveEventState {
  if (opensAt !== null && now < opensAt) return 'coming'
  if (closesAt === null || now < closesAt) return 'live'
  return hasReplay ? 'replay' : 'ended'
}

/** A live event, as lists show it. */
export interface LiveEvent {
  readonly id: string
  readonly title: string
  readonly cover: string | null
  readonly state: LiveEventState
  /** Milliseconds since 1970. */
  readonly startsAt: number
}
