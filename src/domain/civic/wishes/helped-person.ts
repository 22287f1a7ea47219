import type { HelpedPersonForm, Relation } from './helped-person-form'

/** A person whom the member helps; visible to the member alone. */
export interface HelpedPerson {
  readonly id: string
  readonly name: string
  readonly sex: HelpedPersonForm['sex']
  readonly phone: string | null
  readonly relation: Relation
  readonly address: string
  readonly needs: string
  readonly registeredAt: number
  /** Wishes published for them, how many of those nobody has taken yet, and how many came true. */
  readonly wishes: number
  readonly open: number
  readonly finished: number
}
