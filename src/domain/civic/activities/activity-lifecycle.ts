import type { Lifecycle } from '../../frame/cases/lifecycle'

export const activityStates = [
  'submitted',
  'refused',
  'withdrawn',
  'announced',
  'enrolling',
  'running',
  'ended',
  'cancelled',
] as const
export type ActivityState = (typeof activityStates)[number]

/** The states that everybody can see. */
export const publicActivityStates = [
  'enrolling',
  'running',
  'announced',
  'ended',
  'cancelled',
] as const satisfies readonly ActivityState[]
export type PublicActivityState = (typeof publicActivityStates)[number]

/** The states of activities that are still to come, or under way. */
export const comingStates = ['announced', 'enrolling', 'running'] as const satisfies readonly ActivityState[]

/** Whether nobody can take part any more in an activity in this state. */
export const isActivityOver = (state: string | undefined): boolean => state === 'ended' || state === 'cancelled'

/**
 * The roles in an activity: an approved 'volunteer' who has not joined, a 'member' who has, the 'leader' of its team,
 * an 'operator' of the office, and the 'clock'.
 */
export type ActivityRole = 'volunteer' | 'member' | 'leader' | 'operator' | 'clock'

/** The acts of volunteers for themselves. */
const volunteersActs = ['join', 'leave'] as const
/** The acts of the leader of the activity's team. */
export const leaderActivityActs = ['callOff', 'endEarly'] as const
export type LeaderActivityAct = (typeof leaderActivityActs)[number]
/** The acts of the leader on the plan of an activity. */
type PlanAct = 'change' | 'changeAnnounced' | 'resubmit' | 'withdraw'
/** The office takes a reported activity's words from the public; there is one act for each state that it leads to. */
export type TakeDownAct = 'takeDown' | 'takeDownCancelled' | 'takeDownEnded'
/** Any act on an activity. The acts named here belong to the operator and the clock. */
export type ActivityAct =
  | (typeof volunteersActs)[number]
  | LeaderActivityAct
  | PlanAct
  | 'approve'
  | 'refuse'
  | 'cancel'
  | TakeDownAct
  | 'move'
  | 'moveAnnounced'
  | 'enrol'
  | 'begin'
  | 'end'

/** The lifecycle of an activity. Places are taken and given back until it begins. */
export const activityLifecycle: Lifecycle<ActivityState, ActivityRole, ActivityAct> = {
  start: 'submitted',
  acts: {
    approve: { from: ['submitted'], to: 'announced', by: ['operator'] },
    refuse: { from: ['submitted'], to: 'refused', by: ['operator'] },
    /** A plan that the office has not approved changes freely, and waits for the office again. */
    resubmit: { from: ['submitted', 'refused'], to: 'submitted', by: ['leader'] },
    withdraw: { from: ['submitted', 'refused'], to: 'withdrawn', by: ['leader'] },
    /** Changes the activity while people enrol. As with `move`, there is one act for each state. */
    change: { from: ['enrolling'], to: 'enrolling', by: ['leader'] },
    changeAnnounced: { from: ['announced'], to: 'announced', by: ['leader'] },
    cancel: { from: ['submitted', 'announced', 'enrolling', 'running'], to: 'cancelled', by: ['operator'] },
    /** Nobody shall go to an activity whose words were taken from the public, so it is cancelled unless it is over. */
    takeDown: { from: ['announced', 'enrolling', 'running'], to: 'cancelled', by: ['operator'] },
    takeDownCancelled: { from: ['cancelled'], to: 'cancelled', by: ['operator'] },
    takeDownEnded: { from: ['ended'], to: 'ended', by: ['operator'] },
    /**
     * Moves the activity to another time while people enrol. Each act leads to a single state, so that there is one act
     * for each state in which an activity can be moved.
     */
    move: { from: ['enrolling'], to: 'enrolling', by: ['operator'] },
    /** Moves the activity to another time before people can enrol. */
    moveAnnounced: { from: ['announced'], to: 'announced', by: ['operator'] },
    callOff: { from: ['announced', 'enrolling'], to: 'cancelled', by: ['leader'] },
    /** An activity that has begun is ended instead of called off, so that nobody loses the time that they served. */
    endEarly: { from: ['running'], to: 'ended', by: ['leader'] },
    enrol: { from: ['announced'], to: 'enrolling', by: ['clock'] },
    begin: { from: ['announced', 'enrolling'], to: 'running', by: ['clock'] },
    end: { from: ['running'], to: 'ended', by: ['clock'] },
    join: { from: ['enrolling'], to: 'enrolling', by: ['volunteer'], place: 'takes' },
    leave: { from: ['enrolling'], to: 'enrolling', by: ['member'], place: 'returns' },
  },
}

/** The acts that the leader of the activity's team may do in a state. */
export function ledActs(state: ActivityState): LeaderActivityAct[] {
  return leaderActivityActs.filter((act) => activityLifecycle.acts[act].from.includes(state))
}

/** The act by which the office takes an activity's words from the public; null for one that is not public. */
export function takeDownIn(state: ActivityState): TakeDownAct | null {
  const acts = ['takeDown', 'takeDownCancelled', 'takeDownEnded'] as const
  return acts.find((act) => activityLifecycle.acts[act].from.includes(state)) ?? null
}

/** The act by which the leader changes an activity in a state; null where nothing can be changed any more. */
export function changeIn(state: ActivityState): Exclude<PlanAct, 'withdraw'> | null {
  const acts = ['resubmit', 'change', 'changeAnnounced'] as const
  return acts.find((act) => activityLifecycle.acts[act].from.includes(state)) ?? null
}

export const isPublicState = (state: ActivityState): state is PublicActivityState =>
  publicActivityStates.some((each) => each === state)

/** The times of an activity, in milliseconds since 1970. */
export interface ActivityTimes {
  readonly enrolsAt: number
  readonly startsAt: number
  readonly endsAt: number
}

/** The clock's acts that are due, in order. */
export function dueActs(state: ActivityState, { enrolsAt, startsAt, endsAt }: ActivityTimes, now: number) {
  const due: ('enrol' | 'begin' | 'end')[] = []
  if (state === 'announced' && now >= enrolsAt && now < startsAt) due.push('enrol')
  if ((state === 'announced' || state === 'enrolling') && now >= startsAt) due.push('begin')
  if ((state === 'running' || due.includes('begin')) && now >= endsAt) due.push('end')
  return due
}

/**
 * The state at a moment. The clock's acts count when they are due, although the platform carries them out a little
 * later.
 */
export function stateAt(state: ActivityState, times: ActivityTimes, now: number): ActivityState {
  const last = dueActs(state, times, now).at(-1)
  return last === undefined ? state : activityLifecycle.acts[last].to
}
