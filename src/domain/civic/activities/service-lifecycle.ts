import { possibleActs, type Lifecycle } from '../../frame/cases/lifecycle'
import { countableSpan } from './attendance'
import { isTooShort, type TimeSpan } from './time-spans'

/**
 * The states of one volunteer's period of service at an activity: 'open' while the volunteer is there, 'waiting' for a
 * decision, and then confirmed, corrected or refused.
 */
export const serviceStates = ['open', 'waiting', 'confirmed', 'corrected', 'refused'] as const
export type ServiceState = (typeof serviceStates)[number]
/** The states in which a period counts. */
export const countedServiceStates = ['confirmed', 'corrected'] as const satisfies readonly ServiceState[]

/**
 * The roles in deciding on a period: the member whose period it is, the leader of the activity's team, an operator of
 * the office, and the clock.
 */
export type ServiceRole = 'member' | 'leader' | 'operator' | 'clock'

export const serviceDecisions = ['confirm', 'correct', 'refuse'] as const
export type ServiceDecision = (typeof serviceDecisions)[number]
/**
 * An act on a period: a decision, `end` when it ends and is proven from beginning to end, or `claim` when it ends and
 * waits for a decision.
 */
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
 * The reasons why a period waits for a decision.
 * - 'late': The check-in or check-out arrived later, from a phone that had no network.
 * - 'code': It was proven by the activity's own code, which can be passed on.
 * - 'travel': It came sooner than the way from the previous activity allows.
 * - 'own': The period is the leader's own.
 * - 'left': The volunteer left for another activity.
 * - 'forgotten': The volunteer forgot to check out.
 */
export const serviceDoubts = ['late', 'code', 'travel', 'own', 'left', 'forgotten'] as const
export type ServiceDoubt = (typeof serviceDoubts)[number]

/** The facts about a check-in or check-out when it arrives. */
export interface CheckInFacts {
  /** Whether the check-in or check-out carries the phone's own, earlier time. */
  readonly isLate: boolean
  readonly byLeader: boolean
  /** Whether the position lies within the activity's radius. */
  readonly isThere: boolean
  /** Whether the person is the leader of the activity's team. */
  readonly isOwn: boolean
  /** Metres and milliseconds since the previous activity; null for the first one of the day. */
  readonly way: { readonly metres: number; readonly milliseconds: number } | null
}

/** Why a check-in or check-out waits for a decision; null when it is accepted at once. */
export function doubtOf({ isLate, byLeader, isThere, isOwn, way }: CheckInFacts): ServiceDoubt | null {
  if (isOwn) return 'own'
  if (isLate) return 'late'
  if (way !== null && isTooFast(way)) return 'travel'
  return byLeader || isThere ? null : 'code'
}

/**
 * Whether the way required a speed of more than 100 km/h, which nobody reaches in a city. The first 500 m are ignored,
 * because positions are inexact.
 */
function isTooFast({ metres, milliseconds }: NonNullable<CheckInFacts['way']>): boolean {
  const metresAnHour = 100_000
  return metres - 500 > (metresAnHour * Math.max(0, milliseconds)) / 3_600_000
}

/** A period of service, and what of it counts. */
export interface CountedTime extends ServiceTime {
  /** The minutes that count. */
  readonly minutes: number
  /** The least minutes that a period must last to count. */
  readonly leastMinutes: number
}

/**
 * Whether a period counts nothing because it ended too soon. One that counts from before a greater limit was set goes on
 * counting.
 */
export const endedTooSoon = ({ from, until, minutes, leastMinutes }: CountedTime): boolean =>
  until !== null && minutes === 0 && isTooShort({ from, until }, leastMinutes)

interface ActivityTime {
  readonly startsAt: number
  readonly endsAt: number
}

/**
 * A period of service as it is shown and decided on. Somebody who has not checked out is assumed to have stayed until
 * the planned end.
 */
export interface ServiceTime {
  readonly state: ServiceState
  readonly from: number
  /** When the person left; null while they are there. */
  readonly until: number | null
  readonly doubt: ServiceDoubt | null
}

/**
 * The period as of a moment. A period that is still open after the activity's end was forgotten; it waits for a
 * decision, and ends at the planned end.
 */
export function serviceAt(time: ServiceTime, { endsAt }: Pick<ActivityTime, 'endsAt'>, now: number): ServiceTime {
  if (time.state !== 'open' || now <= endsAt) return time
  return { ...time, state: 'waiting', until: Math.max(time.from, endsAt), doubt: time.doubt ?? 'forgotten' }
}

const day = 86_400_000
/** The leader may decide until two weeks after the end; from then on the office decides. */
const leaderDecidesFor = 14 * day

export const leaderMayDecide = (endsAt: number, now: number): boolean => now <= endsAt + leaderDecidesFor

/**
 * Whether the leader may decide about a period with this doubt. The office decides about a leader's own period, even
 * after the team was handed over to somebody else.
 */
export const isForLeader = (doubt: ServiceDoubt | null): boolean => doubt !== 'own'

/** The decisions that the leader may take about a period now; the office decides about the leader's own. */
export function offeredDecisions(
  { state, doubt }: Pick<ServiceTime, 'state' | 'doubt'>,
  { endsAt, isOwn }: { readonly endsAt: number; readonly isOwn: boolean },
  now: number,
): ServiceDecision[] {
  if (isOwn || !isForLeader(doubt) || !leaderMayDecide(endsAt, now)) return []
  const possible = possibleActs(serviceLifecycle, { state, roles: ['leader'] })
  // The period of somebody who is still there cannot be confirmed yet.
  return serviceDecisions.filter((act) => possible.includes(act) && !(act === 'confirm' && state === 'open'))
}

export const spanProblems = ['order', 'outside', 'to-come'] as const
export type SpanProblem = (typeof spanProblems)[number]

/** Why a period cannot belong to an activity; null when it can. */
export function spanProblem({ from, until }: TimeSpan, activity: ActivityTime, now: number): SpanProblem | null {
  const limits = countableSpan(activity)
  if (!(until > from)) return 'order'
  if (from < limits.from || until > limits.until) return 'outside'
  return until > now ? 'to-come' : null
}
