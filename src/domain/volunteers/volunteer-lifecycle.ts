import type { Lifecycle } from '../cases/lifecycle'

export const volunteerStates = ['pending', 'approved', 'refused', 'left'] as const
export type VolunteerState = (typeof volunteerStates)[number]

export type VolunteerRole = 'applicant' | 'operator'

/** Acts of the member; the others are those of the operator. */
export const memberVolunteerActs = ['register', 'leave'] as const
export const volunteerActs = [...memberVolunteerActs, 'approve', 'refuse'] as const
export type VolunteerAct = (typeof volunteerActs)[number]

/** A member registers for the first time by a new row, and again after a refusal or after leaving. */
export const volunteerLifecycle: Lifecycle<VolunteerState, VolunteerRole, VolunteerAct> = {
  start: 'pending',
  acts: {
    register: { from: ['refused', 'left'], to: 'pending', by: ['applicant'] },
    approve: { from: ['pending'], to: 'approved', by: ['operator'] },
    refuse: { from: ['pending'], to: 'refused', by: ['operator'] },
    leave: { from: ['pending', 'approved'], to: 'left', by: ['applicant'] },
  },
}
