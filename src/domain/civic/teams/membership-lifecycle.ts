import type { Lifecycle } from '../../frame/cases/lifecycle'

export const membershipStates = ['pending', 'member', 'refused', 'left'] as const
export type MembershipState = (typeof membershipStates)[number]

/** Of the volunteer whose membership it is, of the one who leads the team, and of the office. */
export type MembershipRole = 'volunteer' | 'leader' | 'operator'

/** Acts of the volunteer, for themselves. */
export const ownMembershipActs = ['join', 'withdraw', 'leave'] as const
export type OwnMembershipAct = (typeof ownMembershipActs)[number]
/** Acts of the team's leader, on others. */
export const leaderActs = ['approve', 'refuse', 'remove', 'handOver'] as const
export type LeaderAct = (typeof leaderActs)[number]

/** `admit`: the leader shows a code, and the volunteer scans it; `appoint`: the office makes a member the leader. */
export type MembershipAct = OwnMembershipAct | LeaderAct | 'admit' | 'appoint'

/** A volunteer asks for the first time by a new row, and again after a refusal or after leaving. */
export const membershipLifecycle: Lifecycle<MembershipState, MembershipRole, MembershipAct> = {
  start: 'pending',
  acts: {
    join: { from: ['refused', 'left'], to: 'pending', by: ['volunteer'] },
    admit: { from: ['pending', 'refused', 'left'], to: 'member', by: ['volunteer'] },
    withdraw: { from: ['pending'], to: 'left', by: ['volunteer'] },
    leave: { from: ['member'], to: 'left', by: ['volunteer'] },
    approve: { from: ['pending'], to: 'member', by: ['leader'] },
    refuse: { from: ['pending'], to: 'refused', by: ['leader'] },
    remove: { from: ['member'], to: 'left', by: ['leader'] },
    /** The member leads the team from then on. */
    handOver: { from: ['member'], to: 'member', by: ['leader'] },
    /** Of a team whose leader left or is suspended, so that nobody could hand it over. */
    appoint: { from: ['member'], to: 'member', by: ['operator'] },
  },
}
