import type { CaseStep } from '../../frame/cases/case-step'
import type { CashOutChannel } from './cash-out-form'
import type { CashOutState, CashOutStepAct } from './cash-out-lifecycle'

/** What an earning is for. */
export const earningKinds = ['order', 'award'] as const
/** The reason of a movement of money. */
export const movementKinds = [...earningKinds, 'cash-out', 'fee', 'money-back'] as const
export type MovementKind = (typeof movementKinds)[number]

/** Cents. */
export interface WalletAccount {
  readonly balance: number
  /** On the way to the member: deducted, and not paid yet. */
  readonly underWay: number
  readonly earned: number
  /** Rewards that are held until nobody objects. */
  readonly pending: number
}

/** The reward of a completed order that is not in the wallet yet. */
export interface PendingReward {
  readonly orderId: string
  readonly title: string
  readonly cents: number
  /** Null while somebody objects. */
  readonly dueAt: number | null
}

export interface Movement {
  readonly id: string
  readonly kind: MovementKind
  /** The order or the cash-out that it belongs to. */
  readonly subjectId: string
  /** What an earning was for; '' without a name. */
  readonly title: string
  /** Negative for what leaves the wallet. */
  readonly cents: number
  readonly at: number
}

/** Why a cash-out failed. */
export const cashOutProblems = ['account', 'name', 'payer', 'office'] as const
export type CashOutProblem = (typeof cashOutProblems)[number]

export interface CashOutCard {
  readonly id: string
  readonly channel: CashOutChannel
  /** What the wallet gave, fee included. */
  readonly cents: number
  readonly fee: number
  readonly state: CashOutState
  readonly at: number
}

export interface CashOut extends CashOutCard {
  /** The account that is paid, masked. */
  readonly account: string
  readonly problem: CashOutProblem | null
  readonly steps: readonly CaseStep<CashOutStepAct, CashOutState>[]
}
