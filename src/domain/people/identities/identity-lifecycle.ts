import type { Lifecycle } from '../../frame/cases/lifecycle'

export const identityStates = ['pending', 'verified', 'refused'] as const
export type IdentityState = (typeof identityStates)[number]

/**
 * The roles in a check: the 'member', the 'verifier' who compares name and number with an outside register, such as the
 * police's, and an 'operator' of the office.
 */
export type IdentityRole = 'member' | 'verifier' | 'operator'

export const identityActs = ['submit', 'verify', 'refuse', 'release'] as const
export type IdentityAct = (typeof identityActs)[number]

/**
 * The lifecycle of a real-name check. The check begins when the member first sends a name and a number. Until these are
 * verified, and after a refusal, the member may correct them. A release undoes the verification of the wrong person, so
 * that the number is free for its owner.
 */
export const identityLifecycle: Lifecycle<IdentityState, IdentityRole, IdentityAct> = {
  start: 'pending',
  acts: {
    submit: { from: ['pending', 'refused'], to: 'pending', by: ['member'] },
    verify: { from: ['pending'], to: 'verified', by: ['verifier', 'operator'] },
    refuse: { from: ['pending'], to: 'refused', by: ['verifier', 'operator'] },
    release: { from: ['verified'], to: 'refused', by: ['operator'] },
  },
}

/**
 * The number of unanswered requests to the verifier, within about half an hour, after which the office looks at the
 * check too. The verifier is still asked again.
 */
export const patientQuestions = 6
