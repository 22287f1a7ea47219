import type { HelpedPersonForm, HelpedPersonRelation } from './helped-person-form'

/** A person whom the member helps; only that member can see them. */
export interface HelpedPerson {
  readonly id: string
  readonly name: string
  readonly sex: HelpedPersonForm['sex']
  readonly phone: string | null
  readonly relation: HelpedPersonRelation
  readonly address: string
  readonly needs: string
  readonly registeredAt: number
  /** The number of wishes published for this person. */
  readonly wishes: number
  /** The number of these wishes that are unclaimed. */
  readonly open: number
  /** The number of these wishes that were fulfilled. */
  readonly finished: number
  /** The number of orders for this person that nobody has taken. */
  readonly openOrders: number
}
