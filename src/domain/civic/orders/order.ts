import type { TimeOfDay } from '../../frame/shared/time-of-day'
import type { CaseStep, Person } from '../../frame/cases/case-step'
import type { MemberOrderAct, OrderState, OrderStepAct } from './order-lifecycle'

/** A service that can be ordered. */
export interface OrderableService {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly cover: string | null
  /** The provider's reward in cents; 0 for none. */
  readonly reward: number
  /** Whether the budget for rewards is used up, so that no order is accepted until there is more money. */
  readonly isUsedUp: boolean
}

export interface OrderCard {
  readonly id: string
  readonly service: string
  readonly state: OrderState
  /** The wanted day, YYYY-MM-DD. */
  readonly wantedOn: string
  readonly timeOfDay: TimeOfDay
  /** The street or the quarter, without a house number. */
  readonly area: string
  readonly reward: number
  /** The person who ordered; null for a volunteer who has not taken the order. */
  readonly orderer: Person | null
  readonly provider: Person | null
  /**
   * The name of the person for whom the orderer ordered it, or what its volunteer may read of that name; null for an
   * order of their own, and for a volunteer who has not taken it.
   */
  readonly onBehalfOf: string | null
  readonly createdAt: number
}

export interface Order extends OrderCard {
  /** The exact address, for the orderer and, while the order is under way, the provider; null for everyone else. */
  readonly address: string | null
  /** Anything else that the provider has to know; it is given to the same people as `address`. */
  readonly note: string | null
  readonly mine: boolean
  /** The other party's phone; only orderer and provider get it, while the order is under way. */
  readonly phone: string | null
  readonly acts: readonly MemberOrderAct[]
  /**
   * Whether the order brings no reward to its provider, or to the reader if they take it, because the two have used up
   * their rewarded orders of this month.
   */
  readonly isUnrewarded: boolean
  /** When the reward of a completed order is paid, in milliseconds since 1970; null when no reward is on its way. */
  readonly paidAt: number | null
  readonly score: { readonly stars: number; readonly text: string } | null
  readonly steps: readonly CaseStep<OrderStepAct, OrderState>[]
}

/** What a volunteer is rated for. */
export const ratedKinds = ['order', 'wish'] as const

/** The rating that a resident gave for an order or a wish. */
export interface ServiceScore {
  readonly id: string
  readonly kind: (typeof ratedKinds)[number]
  /** The service that was ordered, or the category of the wish. */
  readonly service: string
  readonly stars: number
  readonly text: string
  /** The person who gave the score; null for everyone but the provider. */
  readonly from: Person | null
  readonly at: number
}

export interface ScoredPerson extends Person {
  /** The mean of the stars; 0 without any scores. */
  readonly average: number
  readonly count: number
}
