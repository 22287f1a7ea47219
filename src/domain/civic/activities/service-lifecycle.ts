import { possibleActs, type Lifecycle } from '../../frame/cases/lifecycle'
import { countableSpan } from './attendance'
import type { TimeSpan } from './time-spans'

/** The time of one volunteer in one activity: they are there, it waits, or somebody has decided. */
export const serviceStates = ['open', 'waiting', 'confirmed', 'corrected', 'refused'] as const
export type ServiceState = (typeof serviceStates)[number]
/** The states in which a time counts. */
export const countedServiceStates = ['confirmed', 'corrected'] as const satisfies readonly ServiceState[]

/** A member whose time it is; the leader of its team; the office; the clock for what ends by itself. */
export type ServiceRole = 'member' | 'leader' | 'operator' | 'clock'

export const serviceDecisions = ['confirm', 'correct', 'refuse'] as const
export type ServiceDecision = (typeof serviceDecisions)[number]
/** `end`: proven from its beginning to its end. `claim`: it has ended, and waits for somebody who knows. */
export type ServiceAct = ServiceDecision | 'end' | 'claim'

const anybody = ['member', 'leader', 'operator', 'clock'] as const
const deciders = ['leader', 'operator'] as const

export const serviceLifecycle: Lifecycle<ServiceState, ServiceRole, ServiceAct> = {
  start: 'open',
  acts: {
    end: { from: ['open'], to: 'confirmed', by: anybody },
    claim: { from: ['open'], to: 'waiting', by: anybody },
    confirm: { from: ['open', 'waiting'], to: 'confirmed', by: deciders },
    correct: { from: ['open', 'waiting', 'confirmed', 'corrected', 'refused'], to: 'corrected', by: deciders },
    refuse: { from: ['open', 'waiting', 'confirmed', 'corrected'], to: 'refused', by: deciders },
  },
}

/**
 * Why a time waits: it came late from a phone without a network; by the activity's own code, which can be passed on;
 * sooner than the way from another place allows; it is the leader's own; they left for another activity; or they forgot
 * to check out.
 */
export const serviceDoubts = ['late', 'code', 'travel', 'own', 'left', 'forgotten'] as const
export type ServiceDoubt = (typeof serviceDoubts)[number]

/** What is known of a sign when it is taken. */
export interface SignFacts {
  /** It carries the phone's own time. */
  readonly isLate: boolean
  readonly byLeader: boolean
  /** Within the distance of the activity. */
  readonly isThere: boolean
  /** Of the leader of the activity's team. */
  readonly isOwn: boolean
  /** From another activity: metres, and milliseconds since; null for the first of the day. */
  readonly way: { readonly metres: number; readonly milliseconds: number } | null
}

/** Whether a sign is believed at once: null; otherwise why it waits for somebody's word. */
export function doubtOf({ isLate, byLeader, isThere, isOwn, way }: SignFacts): ServiceDoubt | null {
  if (isOwn) return 'own'
  if (isLate) return 'late'
  if (way !== null && isTooFast(way)) return 'travel'
  return byLeader || isThere ? null : 'code'
}

/** Faster than anybody crosses a city; positions are not exact to some hundred metres. */
function isTooFast({ metres, milliseconds }: NonNullable<SignFacts['way']>): boolean {
  const metresAnHour = 100_000
  return metres - 500 > (metresAnHour * Math.max(0, milliseconds)) / 3_600_000
}

interface ActivityTime {
  readonly startsAt: number
  readonly endsAt: number
}

/** A time as it is shown and decided on. Who has not checked out is taken to have stayed to the planned end. */
export interface ServiceTime {
  readonly state: ServiceState
  readonly from: number
  /** Null while they are there. */
  readonly until: number | null
  readonly doubt: ServiceDoubt | null
}

/** A time at a moment: one that is open after the end was forgotten, and waits with the planned end. */
export function serviceAt(time: ServiceTime, { endsAt }: Pick<ActivityTime, 'endsAt'>, now: number): ServiceTime {
  if (time.state !== 'open' || now <= endsAt) return time
  return { ...time, state: 'waiting', until: Math.max(time.from, endsAt), doubt: time.doubt ?? 'forgotten' }
}

const day = 86_400_000
/** The leader decides until two weeks after the end; what is older is the office's. */
const leaderDecidesFor = 14 * day

export const leaderMayDecide = (endsAt: number, now: number): boolean => now <= endsAt + leaderDecidesFor

/**
 * Whether the leader may decide about a time of this doubt: not about their own, which stays the office's when the team
 * is handed over.
 */
export const isForLeader = (doubt: ServiceDoubt | null): boolean => doubt !== 'own'

/** What the leader may decide about a time now. Their own is the office's. */
export function offeredDecisions(
  { state, doubt }: Pick<ServiceTime, 'state' | 'doubt'>,
  { endsAt, isOwn }: { readonly endsAt: number; readonly isOwn: boolean },
  now: number,
): ServiceDecision[] {
  if (isOwn || !isForLeader(doubt) || !leaderMayDecide(endsAt, now)) return []
  const possible = possibleActs(serviceLifecycle, { state, roles: ['leader'] })
  // Somebody who is there has nothing to confirm yet.
  return serviceDecisions.filter((act) => possible.includes(act) && !(act === 'confirm' && state === 'open'))
}

export const spanProblems = ['order', 'outside', 'to-come'] as const
export type SpanProblem = (typeof spanProblems)[number]

/** Why a time cannot be that of an activity; null when it can. */
export function spanProblem({ from, until }: TimeSpan, activity: ActivityTime, now: number): SpanProblem | null {
  const limits = countableSpan(activity)
  if (!(until > from)) return 'order'
  if (from < limits.from || until > limits.until) return 'outside'
  return until > now ? 'to-come' : null
}
