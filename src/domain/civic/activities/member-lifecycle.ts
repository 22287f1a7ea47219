import type { Lifecycle } from '../../frame/cases/lifecycle'

/** The states of one volunteer in one activity. */
export const activityMemberStates = ['joined', 'checked-in', 'checked-out', 'left'] as const
export type ActivityMemberState = (typeof activityMemberStates)[number]

export const memberActs = ['join', 'leave', 'check-in', 'check-out'] as const
export type MemberAct = (typeof memberActs)[number]

/** The lifecycle of a volunteer in an activity. A volunteer who left may join again while there are places. */
export const memberLifecycle: Lifecycle<ActivityMemberState, 'member', MemberAct> = {
  start: 'joined',
  acts: {
    join: { from: ['left'], to: 'joined', by: ['member'] },
    leave: { from: ['joined'], to: 'left', by: ['member'] },
    'check-in': { from: ['joined'], to: 'checked-in', by: ['member'] },
    'check-out': { from: ['checked-in'], to: 'checked-out', by: ['member'] },
  },
}
