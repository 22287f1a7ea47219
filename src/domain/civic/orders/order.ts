import type { CaseStep, Person } from '../../frame/cases/case-step'
import type { MemberOrderAct, OrderState, OrderStepAct } from './order-lifecycle'

/** A service that can be ordered. */
export interface OrderableService {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly cover: string | null
  /** What its provider earns, in cents; 0 for none. */
  readonly reward: number
  /** Its budget for rewards is used up: no order is taken until there is more. */
  readonly isUsedUp: boolean
}

export interface OrderCard {
  readonly id: string
  readonly service: string
  readonly state: OrderState
  /** YYYY-MM-DD */
  readonly wantedOn: string
  /** The street or the quarter. */
  readonly area: string
  readonly reward: number
  /** Null for a volunteer who has not taken it. */
  readonly orderer: Person | null
  readonly provider: Person | null
  readonly createdAt: number
}

export interface Order extends OrderCard {
  /** Where exactly, and what else to know: for the orderer, and for the provider while they serve it. */
  readonly address: string | null
  readonly note: string | null
  readonly mine: boolean
  /** The other side's phone, for the two of them while the order is provided. */
  readonly phone: string | null
  readonly acts: readonly MemberOrderAct[]
  /** The two had their rewarded orders of the month: this one brings none to its provider, or to who reads and takes it. */
  readonly isUnrewarded: boolean
  /** When the reward of a completed order is paid; null when none is on its way. */
  readonly paidAt: number | null
  readonly score: { readonly stars: number; readonly text: string } | null
  readonly steps: readonly CaseStep<OrderStepAct, OrderState>[]
}

/** How an orderer was served. */
export interface ServiceScore {
  readonly id: string
  readonly service: string
  readonly stars: number
  readonly text: string
  /** Null for everyone but the provider. */
  readonly from: Person | null
  readonly at: number
}

export interface ScoredPerson extends Person {
  /** The mean of their stars; 0 without any. */
  readonly average: number
  readonly count: number
}
