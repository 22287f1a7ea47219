import type { CaseStep, Person } from '../cases/case-step'
import type { OrderAct, OrderState, OrderStepAct } from './order-lifecycle'

/** A service that can be ordered. */
export interface OrderableService {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly cover: string | null
  /** What its provider earns, in cents; 0 for none. */
  readonly reward: number
}

export interface OrderCard {
  readonly id: string
  readonly service: string
  readonly state: OrderState
  /** YYYY-MM-DD */
  readonly wantedOn: string
  readonly place: string
  readonly reward: number
  readonly orderer: Person
  readonly provider: Person | null
  readonly createdAt: number
}

export interface Order extends OrderCard {
  readonly note: string
  readonly mine: boolean
  /** The other side's phone, for the two of them while the order is provided. */
  readonly phone: string | null
  readonly acts: readonly OrderAct[]
  /** It could be taken by a volunteer, who the visitor is not. */
  readonly needsVolunteer: boolean
  readonly score: { readonly stars: number; readonly text: string } | null
  readonly steps: readonly CaseStep<OrderStepAct, OrderState>[]
}

/** How an orderer was served. */
export interface ServiceScore {
  readonly id: string
  readonly service: string
  readonly stars: number
  readonly text: string
  readonly from: Person
  readonly at: number
}

export interface ScoredPerson extends Person {
  /** The mean of their stars; 0 without any. */
  readonly average: number
  readonly count: number
}
