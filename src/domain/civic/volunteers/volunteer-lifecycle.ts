import type { Lifecycle } from '../../frame/cases/lifecycle'

export const volunteerStates = ['pending', 'approved', 'suspended', 'refused', 'left'] as const
export type VolunteerState = (typeof volunteerStates)[number]

export type VolunteerRole = 'applicant' | 'operator'

/** The acts of the member, except `propose`; all other acts are the operator's. */
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
 * The lifecycle of a volunteer. The first registration creates the volunteer; after a refusal or after leaving,
 * `register` is a new application. Members revise their registration while it waits, and change it once they are
 * approved. A change of personal data is only proposed, and takes effect when the office accepts it.
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
