import type { Lifecycle } from '../../frame/cases/lifecycle'

export const applicationStates = ['submitted', 'accepted', 'refused', 'withdrawn'] as const
export type ApplicationState = (typeof applicationStates)[number]
export type ApplicationRole = 'applicant' | 'operator'
export type ApplicationAct = 'accept' | 'refuse' | 'withdraw'

/** The lifecycle of an application to join. It is judged once; after a refusal the applicant sends a new one. */
export const applicationLifecycle: Lifecycle<ApplicationState, ApplicationRole, ApplicationAct> = {
  start: 'submitted',
  acts: {
    accept: { from: ['submitted'], to: 'accepted', by: ['operator'] },
    refuse: { from: ['submitted'], to: 'refused', by: ['operator'] },
    withdraw: { from: ['submitted'], to: 'withdrawn', by: ['applicant'] },
  },
}
