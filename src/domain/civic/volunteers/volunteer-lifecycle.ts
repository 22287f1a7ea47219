import type { Lifecycle } from '../../frame/cases/lifecycle'

export const volunteerStates = ['pending', 'approved', 'suspended', 'refused', 'left'] as const
export type VolunteerState = (typeof volunteerStates)[number]

export type VolunteerRole = 'applicant' | 'operator'

/** Acts of the member; the others are those of the operator. */
export const memberVolunteerActs = ['register', 'leave', 'revise', 'change'] as const
export const volunteerActs = [
  ...memberVolunteerActs,
  'propose',
  'approve',
  'refuse',
  'acceptChange',
  'refuseChange',
  'suspend',
  'resume',
] as const
export type VolunteerAct = (typeof volunteerActs)[number]

/**
 * A member registers for the first time by a new row, and again after a refusal or after leaving. What they registered
 * they revise while it waits, and change while they are a volunteer; a change of who they are is only proposed, and
 * stands once the office accepts it.
 */
export const volunteerLifecycle: Lifecycle<VolunteerState, VolunteerRole, VolunteerAct> = {
  start: 'pending',
  acts: {
    register: { from: ['refused', 'left'], to: 'pending', by: ['applicant'] },
    approve: { from: ['pending'], to: 'approved', by: ['operator'] },
    refuse: { from: ['pending'], to: 'refused', by: ['operator'] },
    leave: { from: ['pending', 'approved', 'suspended'], to: 'left', by: ['applicant'] },
    revise: { from: ['pending'], to: 'pending', by: ['applicant'] },
    change: { from: ['approved'], to: 'approved', by: ['applicant'] },
    propose: { from: ['approved'], to: 'approved', by: ['applicant'] },
    acceptChange: { from: ['approved'], to: 'approved', by: ['operator'] },
    refuseChange: { from: ['approved'], to: 'approved', by: ['operator'] },
    suspend: { from: ['approved'], to: 'suspended', by: ['operator'] },
    resume: { from: ['suspended'], to: 'approved', by: ['operator'] },
  },
}
