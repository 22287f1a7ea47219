import type { Lifecycle } from '../cases/lifecycle'

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

/** A volunteer is an approved one who has not joined; a member of the activity is one who has. */
export type ActivityRole = 'volunteer' | 'member' | 'operator' | 'clock'

/** Acts of volunteers; the others are those of the operator and of the clock. */
const volunteersActs = ['join', 'leave'] as const
export type ActivityAct = (typeof volunteersActs)[number] | 'approve' | 'cancel' | 'enrol' | 'begin' | 'end'

/** Places are taken and given back until it begins. */
export const activityLifecycle: Lifecycle<ActivityState, ActivityRole, ActivityAct> = {
  start: 'submitted',
  acts: {
    approve: { from: ['submitted'], to: 'announced', by: ['operator'] },
    cancel: { from: ['submitted', 'announced', 'enrolling', 'running'], to: 'cancelled', by: ['operator'] },
    enrol: { from: ['announced'], to: 'enrolling', by: ['clock'] },
    begin: { from: ['announced', 'enrolling'], to: 'running', by: ['clock'] },
    end: { from: ['running'], to: 'ended', by: ['clock'] },
    join: { from: ['enrolling'], to: 'enrolling', by: ['volunteer'], place: 'takes' },
    leave: { from: ['enrolling'], to: 'enrolling', by: ['member'], place: 'returns' },
  },
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
