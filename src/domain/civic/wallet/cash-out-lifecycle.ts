import type { Lifecycle } from '../../frame/cases/lifecycle'

export const cashOutStates = ['pending', 'paying', 'paid', 'failed'] as const
export type CashOutState = (typeof cashOutStates)[number]

/** The owner asks for it; the payer is who moves the money outside, such as Alipay. */
export type CashOutRole = 'owner' | 'operator' | 'payer'

export const cashOutActs = ['pay', 'fail', 'settle', 'refuse'] as const
export type CashOutAct = (typeof cashOutActs)[number]
export const cashOutStepActs = ['submit', ...cashOutActs] as const
export type CashOutStepAct = (typeof cashOutStepActs)[number]

/**
 * The office sends a cash-out to the payer, or refuses it. From then on only the payer's own answer ends it: while that
 * is unknown the money may have arrived, and giving it back would pay it twice.
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

/** Seconds until the payer is asked again, after this many answers that were unknown: soon at first, then every hour. */
export function secondsUntilAskedAgain(unknown: number): number {
  return Math.min(3600, 5 * 4 ** Math.min(unknown, 6))
}
