import type { Lifecycle } from '../../frame/cases/lifecycle'

export const activityStates = ['submitted', 'announced', 'enrolling', 'running', 'ended', 'cancelled'] as const
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

/** What is still to come, or under way. */
export const comingStates = ['announced', 'enrolling', 'running'] as const satisfies readonly ActivityState[]

/** A volunteer is an approved one who has not joined; a member of the activity is one who has; its team has the leader. */
export type ActivityRole = 'volunteer' | 'member' | 'leader' | 'operator' | 'clock'

/** Acts of volunteers, and of the leader of its team; the others are those of the operator and of the clock. */
const volunteersActs = ['join', 'leave'] as const
export const leaderActivityActs = ['callOff', 'endEarly'] as const
export type LeaderActivityAct = (typeof leaderActivityActs)[number]
export type ActivityAct =
  | (typeof volunteersActs)[number]
  | LeaderActivityAct
  | 'approve'
  | 'cancel'
  | 'move'
  | 'moveAnnounced'
  | 'enrol'
  | 'begin'
  | 'end'

/** Places are taken and given back until it begins. */
export const activityLifecycle: Lifecycle<ActivityState, ActivityRole, ActivityAct> = {
  start: 'submitted',
  acts: {
    approve: { from: ['submitted'], to: 'announced', by: ['operator'] },
    cancel: { from: ['submitted', 'announced', 'enrolling', 'running'], to: 'cancelled', by: ['operator'] },
    /** Another time, before it begins; an act for each state, since an act leads to one. */
    move: { from: ['enrolling'], to: 'enrolling', by: ['operator'] },
    moveAnnounced: { from: ['announced'], to: 'announced', by: ['operator'] },
    callOff: { from: ['announced', 'enrolling'], to: 'cancelled', by: ['leader'] },
    /** What has begun is ended instead, so that nobody loses the time that they served. */
    endEarly: { from: ['running'], to: 'ended', by: ['leader'] },
    enrol: { from: ['announced'], to: 'enrolling', by: ['clock'] },
    begin: { from: ['announced', 'enrolling'], to: 'running', by: ['clock'] },
    end: { from: ['running'], to: 'ended', by: ['clock'] },
    join: { from: ['enrolling'], to: 'enrolling', by: ['volunteer'], place: 'takes' },
    leave: { from: ['enrolling'], to: 'enrolling', by: ['member'], place: 'returns' },
  },
}

/** What the leader of its team may do with an activity. */
export function ledActs(state: ActivityState): LeaderActivityAct[] {
  return leaderActivityActs.filter((act) => activityLifecycle.acts[act].from.includes(state))
}

/** Milliseconds since 1970. */
export interface ActivityTimes {
  readonly enrolsAt: number
  readonly startsAt: number
  readonly endsAt: number
}

/** The acts of the clock that are due, in their order. */
export function dueActs(state: ActivityState, { enrolsAt, startsAt, endsAt }: ActivityTimes, now: number) {
  const due: ('enrol' | 'begin' | 'end')[] = []
  if (state === 'announced' && now >= enrolsAt && now < startsAt) due.push('enrol')
  if ((state === 'announced' || state === 'enrolling') && now >= startsAt) due.push('begin')
  if ((state === 'running' || due.includes('begin')) && now >= endsAt) due.push('end')
  return due
}

/** The state at a moment: the clock's acts count when they are due, though the platform carries them out a little later. */
export function stateAt(state: ActivityState, times: ActivityTimes, now: number): ActivityState {
  const last = dueActs(state, times, now).at(-1)
  return last === undefined ? state : activityLifecycle.acts[last].to
}
