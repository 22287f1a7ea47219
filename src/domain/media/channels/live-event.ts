/** Live event: coming → live → ended → replay. */
export const liveEventStates = ['coming', 'live', 'ended', 'replay'] as const
export type LiveEventState = (typeof liveEventStates)[number]

/** Milliseconds since 1970; null for a channel that is always on air, and for an event whose end is open. */
export interface LiveEventTimes {
  readonly opensAt: number | null
  readonly closesAt: number | null
  readonly hasReplay: boolean
}

/** A channel without start and end is always live. */
export function liveEventState({ opensAt, closesAt, hasReplay }: LiveEventTimes, now: number): LiveEventState {
  if (opensAt !== null && now < opensAt) return 'coming'
  if (closesAt === null || now < closesAt) return 'live'
  return hasReplay ? 'replay' : 'ended'
}

/** An event as lists show it. */
export interface LiveEvent {
  readonly id: string
  readonly title: string
  readonly cover: string | null
  readonly state: LiveEventState
  /** Milliseconds since 1970. */
  readonly startsAt: number
}
