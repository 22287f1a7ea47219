import type { Lifecycle } from '../../frame/cases/lifecycle'

export const cashOutStates = ['pending', 'paying', 'paid', 'failed'] as const
export type CashOutState = (typeof cashOutStates)[number]

/**
 * The roles in a cash-out: its 'owner', an 'operator' of the office, and the 'payer' who moves the money outside, such
 * as Alipay.
 */
export type CashOutRole = 'owner' | 'operator' | 'payer'

export const cashOutActs = ['pay', 'fail', 'settle', 'refuse'] as const
export type CashOutAct = (typeof cashOutActs)[number]
export const cashOutStepActs = ['submit', ...cashOutActs] as const
export type CashOutStepAct = (typeof cashOutStepActs)[number]

/**
 * The lifecycle of a cash-out. The office sends it to the payer, or refuses it. Once it is sent, only the payer's
 * answer ends it. Until the answer is known, the money is not given back, because it may have arrived already.
 */
export const cashOutLifecycle: Lifecycle<CashOutState, CashOutRole, CashOutAct> = {
  start: 'pending',
  acts: {
    pay: { from: ['pending'], to: 'paying', by: ['operator'] },
    fail: { from: ['pending'], to: 'failed', by: ['operator'] },
    settle: { from: ['paying'], to: 'paid', by: ['payer'] },
    refuse: { from: ['paying'], to: 'failed', by: ['payer'] },
  },
}

/**
 * The back-off in seconds until the payer is asked again, after so many unknown answers: short at first, then an hour.
 */
export function secondsUntilAskedAgain(unknown: number): number {
  return Math.min(3600, 5 * 4 ** Math.min(unknown, 6))
}
