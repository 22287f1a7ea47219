import type { Lifecycle } from '../../frame/cases/lifecycle'

export const identityStates = ['pending', 'verified', 'refused'] as const
export type IdentityState = (typeof identityStates)[number]

/** The verifier is who compares name and number with a register outside, such as that of the police. */
export type IdentityRole = 'member' | 'verifier' | 'operator'

export const identityActs = ['submit', 'verify', 'refuse', 'release'] as const
export type IdentityAct = (typeof identityActs)[number]

/**
 * A member sends name and number for the first time by a new row; until they are verified, they may correct them. A
 * release takes back what was verified for the wrong person, so that the number is free for its owner.
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
 * Questions to the verifier without an answer, within about half an hour, after which the office looks at it, too. The
 * verifier is asked on all the same.
 */
export const patientQuestions = 6
