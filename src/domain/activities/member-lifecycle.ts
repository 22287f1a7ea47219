import type { Lifecycle } from '../cases/lifecycle'

/** One volunteer in one activity. */
export const activityMemberStates = ['joined', 'signed-in', 'signed-out', 'left'] as const
export type ActivityMemberState = (typeof activityMemberStates)[number]

export const memberActs = ['join', 'leave', 'sign-in', 'sign-out'] as const
export type MemberAct = (typeof memberActs)[number]

/** Who left may join again while there are places. */
export const memberLifecycle: Lifecycle<ActivityMemberState, 'member', MemberAct> = {
  start: 'joined',
  acts: {
    join: { from: ['left'], to: 'joined', by: ['member'] },
    leave: { from: ['joined'], to: 'left', by: ['member'] },
    'sign-in': { from: ['joined'], to: 'signed-in', by: ['member'] },
    'sign-out': { from: ['signed-in'], to: 'signed-out', by: ['member'] },
  },
}
