import { demoPeople, demoPersonAt, type DemoPerson } from '../../../platform/demo/people'

/** A random person of the demo's register, about whom the register answers at once. */
export function newPerson(): DemoPerson {
  return demoPersonAt(Math.floor((Math.random() * demoPeople) / 10) * 10)
}

/** A random card number that the demo's register does not have, with a region that no real card has. */
export function newCard(): string {
  const digits = () => String(Math.floor(Math.random() * 28) + 1).padStart(2, '0')
  const first = `99999919${String(50 + Math.floor(Math.random() * 40))}01${digits()}${String(Math.floor(Math.random() * 1000)).padStart(3, '0')}`
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
  return `${first}${'10X98765432'[weights.reduce((sum, weight, index) => sum + weight * Number(first[index]), 0) % 11]}`
}
