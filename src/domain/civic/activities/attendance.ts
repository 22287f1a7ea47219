import type { CheckInAct } from '../../frame/codes/check-in-act'
import type { ActivityState } from './activity-lifecycle'
import type { ActivityMemberState, MemberAct } from './member-lifecycle'
import { memberLifecycle } from './member-lifecycle'
import type { TimeSpan } from './time-spans'

const minute = 60_000
/** Milliseconds before the beginning of an activity at which checking in opens. */
const opensBefore = 30 * minute
/** Milliseconds after the end of an activity during which checking out is possible. */
const closesAfter = 120 * minute
/** Milliseconds after the end of an activity in which packing up still counts as service. */
const packingUp = 30 * minute
/**
 * The longest time in milliseconds, a day, that a check-in may wait on a phone without a network and still count with
 * its own time.
 */
const longestWait = 24 * 60 * minute

/** The reasons why checking in or out is refused. */
export const checkInProblems = [
  'too-early',
  'too-late',
  'cancelled',
  'too-far',
  'wrong-code',
  'code-needed',
  'position-needed',
] as const
export type CheckInProblem = (typeof checkInProblems)[number]

/** When checking in or out is possible, in milliseconds since 1970. */
export function checkInWindow(
  act: CheckInAct,
  { startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number },
): { readonly from: number; readonly until: number } {
  return { from: startsAt - opensBefore, until: act === 'check-in' ? endsAt : endsAt + closesAfter }
}

/**
 * The time at which a check-in or check-out counts: the phone's own time if it had to wait, but never a future time.
 * Null when it waited too long.
 */
export function claimedTime(own: number | null, now: number): number | null {
  if (own === null || own >= now) return now
  return now - own > longestWait ? null : own
}

/** The code of an activity as it is typed or pasted: full-width figures, and spaces and dashes between them, are one. */
export const parseActivityCode = (typed: string): string => typed.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}]/gu, '')

/** The proof that a person is at the activity. */
export interface Proof {
  /** The activity's own code, which anybody who knows it can pass on. */
  readonly code: string | null
  /** Metres to the activity; null without a position. */
  readonly distance: number | null
  /** Whether the leader's one-minute code was scanned, or the leader vouches for the person. */
  readonly byLeader: boolean
}

export interface CheckInRules {
  readonly state: ActivityState
  readonly startsAt: number
  readonly endsAt: number
  /** Metres within which a position is accepted; null when only the code is accepted. */
  readonly radius: number | null
  /** The activity's code; null when only the position is accepted. */
  readonly code: string | null
}

/** Why checking in or out at the moment `at` is refused, given the proof; null when it is allowed. */
export function checkInProblem(act: CheckInAct, rules: CheckInRules, at: number, proof: Proof): CheckInProblem | null {
  if (rules.state === 'cancelled') return 'cancelled'
  const { from, until } = checkInWindow(act, rules)
  if (at < from) return 'too-early'
  if (at > until) return 'too-late'
  if (proof.byLeader) return null
  if (proof.code !== null) return proof.code === rules.code ? null : 'wrong-code'
  if (rules.radius === null) return 'code-needed'
  if (proof.distance === null) return 'position-needed'
  return proof.distance <= rules.radius ? null : 'too-far'
}

/**
 * The span of an activity that can count: from when checking in opens until half an hour after the end, for packing up.
 */
export const countableSpan = ({
  startsAt,
  endsAt,
}: {
  readonly startsAt: number
  readonly endsAt: number
}): TimeSpan => ({ from: startsAt - opensBefore, until: endsAt + packingUp })

/** Whether enrolment has closed before the activity begins. */
export const isEnrolmentOver = (enrolsUntil: number | null, now: number): boolean =>
  enrolsUntil !== null && now >= enrolsUntil

/** The acts that a volunteer may do now; a guest is shown the acts of a volunteer. */
export function offeredActs(
  {
    state,
    startsAt,
    endsAt,
    placesLeft,
    enrolsUntil,
  }: Omit<CheckInRules, 'radius' | 'code'> & { readonly placesLeft: number; readonly enrolsUntil: number | null },
  mine: ActivityMemberState | null,
  now: number,
): MemberAct[] {
  const may = (act: MemberAct) => (mine === null ? act === 'join' : memberLifecycle.acts[act].from.includes(mine))
  const isOpen = (act: CheckInAct) => {
    const { from, until } = checkInWindow(act, { startsAt, endsAt })
    return state !== 'cancelled' && now >= from && now <= until
  }
  const isOffered: Readonly<Record<MemberAct, boolean>> = {
    'check-in': isOpen('check-in'),
    'check-out': isOpen('check-out'),
    join: state === 'enrolling' && placesLeft > 0 && !isEnrolmentOver(enrolsUntil, now),
    leave: state === 'enrolling',
  }
  return (Object.keys(isOffered) as MemberAct[]).filter((act) => isOffered[act] && may(act))
}
