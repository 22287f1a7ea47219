import { checkDigitOf } from '../../src/domain/people/identities/identity-card'
import { demoVolunteerRealName } from './content/volunteers'

/** A person of the demo's register. No real card has the region of their card number (999998). */
export interface DemoPerson {
  readonly name: string
  readonly card: string
  /** Whether the register answers only when it is asked again. */
  readonly takesTime: boolean
}

/** How many people the register has: enough for everybody who tries the demo. */
export const demoPeople = 10_000

/** A person by their index in the register, from 0. */
export function demoPersonAt(index: number): DemoPerson {
  const year = 1950 + (index % 56)
  const month = String(1 + (index % 12)).padStart(2, '0')
  const day = String(1 + (index % 28)).padStart(2, '0')
  const first = `999998${year}${month}${day}${String(index % 1000).padStart(3, '0')}`
  return {
    name: demoVolunteerRealName(index),
    card: `${first}${checkDigitOf(first) ?? ''}`,
    takesTime: index % 10 === 9,
  }
}

let register: ReadonlyMap<string, DemoPerson> | null = null

/** The person with this card number; null when the register has none. */
export function demoPersonWith(card: string): DemoPerson | null {
  register ??= new Map(
    Array.from({ length: demoPeople }, (_, index) => demoPersonAt(index)).map((one) => [one.card, one]),
  )
  return register.get(card) ?? null
}
