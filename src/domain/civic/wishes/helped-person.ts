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
  /** The number of wishes published for them; `open` of these are unclaimed, `finished` were fulfilled. */
  readonly wishes: number
  readonly open: number
  readonly finished: number
}
