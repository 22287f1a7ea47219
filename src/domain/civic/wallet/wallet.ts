import type { CaseStep } from '../../frame/cases/case-step'
import type { CashOutChannel } from './cash-out-form'
import type { CashOutState, CashOutStepAct } from './cash-out-lifecycle'

/** The kinds of earnings: `reversal` takes one back, so that it counts against them. */
export const earningKinds = ['order', 'award', 'packet', 'reversal'] as const
/** The kinds of movements of money. */
export const movementKinds = [...earningKinds, 'cash-out', 'fee', 'money-back'] as const
export type MovementKind = (typeof movementKinds)[number]

/** A wallet; all amounts are cents. */
export interface WalletAccount {
  readonly balance: number
  /** The amount on the way to the member: deducted, but not paid yet. */
  readonly underWay: number
  readonly earned: number
  /** The sum of the rewards on hold, to which somebody may still object. */
  readonly pending: number
}

/** The reward of a completed order that is not in the wallet yet. */
export interface PendingReward {
  readonly orderId: string
  readonly title: string
  readonly cents: number
  /** When it is paid, in milliseconds since 1970; null while somebody objects. */
  readonly dueAt: number | null
}

export interface Movement {
  readonly id: string
  readonly kind: MovementKind
  /** The order or the cash-out that the movement belongs to. */
  readonly subjectId: string
  /** What an earning was for; '' where it has no name. */
  readonly title: string
  /** The amount; negative for money that leaves the wallet. */
  readonly cents: number
  readonly at: number
}

/** The reasons why a cash-out fails. */
export const cashOutProblems = ['account', 'name', 'payer', 'office'] as const
export type CashOutProblem = (typeof cashOutProblems)[number]

export interface CashOutCard {
  readonly id: string
  readonly channel: CashOutChannel
  /** The amount taken from the wallet, fee included. */
  readonly cents: number
  readonly fee: number
  readonly state: CashOutState
  readonly at: number
}

export interface CashOut extends CashOutCard {
  /** The account that the money goes to, masked. */
  readonly account: string
  readonly problem: CashOutProblem | null
  readonly steps: readonly CaseStep<CashOutStepAct, CashOutState>[]
}
