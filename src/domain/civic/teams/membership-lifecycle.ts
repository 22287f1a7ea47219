import type { Lifecycle } from '../../frame/cases/lifecycle'

export const membershipStates = ['pending', 'member', 'refused', 'left'] as const
export type MembershipState = (typeof membershipStates)[number]

/**
 * The roles in a membership: the volunteer whose membership it is, the leader of the team, and an operator of the
 * office.
 */
export type MembershipRole = 'volunteer' | 'leader' | 'operator'

/** The acts of volunteers for themselves. */
export const ownMembershipActs = ['join', 'withdraw', 'leave'] as const
export type OwnMembershipAct = (typeof ownMembershipActs)[number]
/** The acts of a member whom the leader asked to lead the team. */
export const successorActs = ['acceptLead', 'declineLead'] as const
export type SuccessorAct = (typeof successorActs)[number]
/** The acts of somebody in a team that concern themselves. */
export type OwnTeamAct = OwnMembershipAct | SuccessorAct
/** The acts of the team's leader on others. */
export const leaderActs = ['approve', 'refuse', 'remove', 'offerLead', 'withdrawOffer'] as const
export type LeaderAct = (typeof leaderActs)[number]

/** `admit`: the volunteer scans a code that the leader shows. `appoint`: the office makes a member the leader. */
export type MembershipAct = OwnMembershipAct | SuccessorAct | LeaderAct | 'admit' | 'appoint'

/**
 * The lifecycle of a membership. The first request to join creates it; after a refusal or after leaving, `join` is a
 * new request.
 */
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
    /** Asks the member to lead the team; the leader leads it until they accept. */
    offerLead: { from: ['member'], to: 'member', by: ['leader'] },
    withdrawOffer: { from: ['member'], to: 'member', by: ['leader'] },
    /** The member leads the team from now on. */
    acceptLead: { from: ['member'], to: 'member', by: ['volunteer'] },
    declineLead: { from: ['member'], to: 'member', by: ['volunteer'] },
    /** Makes the member the leader of a team whose own leader left or is suspended, and cannot hand the team over. */
    appoint: { from: ['member'], to: 'member', by: ['operator'] },
  },
}
