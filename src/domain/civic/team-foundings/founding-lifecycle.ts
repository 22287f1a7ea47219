import type { Lifecycle } from '../../frame/cases/lifecycle'

export const foundingStates = ['submitted', 'approved', 'refused', 'withdrawn'] as const
export type FoundingState = (typeof foundingStates)[number]
export type FoundingRole = 'founder' | 'operator'
export type FoundingAct = 'approve' | 'refuse' | 'withdraw'

/** What is asked for: a new team, or a new name for one. */
export const foundingKinds = ['team', 'name'] as const

/** The lifecycle of a request for a team or for a new name. It is judged once; after a refusal one asks anew. */
export const foundingLifecycle: Lifecycle<FoundingState, FoundingRole, FoundingAct> = {
  start: 'submitted',
  acts: {
    approve: { from: ['submitted'], to: 'approved', by: ['operator'] },
    refuse: { from: ['submitted'], to: 'refused', by: ['operator'] },
    withdraw: { from: ['submitted'], to: 'withdrawn', by: ['founder'] },
  },
}
