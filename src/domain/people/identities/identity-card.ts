import { daysOfDate, isRealDate, type CivilDate } from '../../frame/shared/civil-date'
import { failure, success, type Result } from '../../frame/shared/result'
import { bareFigures } from '../../frame/shared/typed-figures'

export type CardProblem = 'required' | 'not-a-card' | 'wrong-check-digit' | 'impossible-date'

/** The facts that the number of an identity card contains (GB 11643). */
export interface IdentityCard {
  /** The number, 18 characters: 17 digits, then a digit or X. */
  readonly number: string
  readonly birthDate: CivilDate
  readonly sex: 1 | 2
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkDigits = '10X98765432'
const oldestAge = 130

/** What is typed for the check letter: a small x, a sign of multiplication, and letters that look like it. */
const checkLetters = /[x\u00D7\u2715\u2716\u0425\u0445\u03A7\u03C7]$/u

/** Parses a number however it is written, as `bareFigures` reads it. `today` is the site's day. */
export function parseIdentityCard(text: string, today: CivilDate): Result<IdentityCard, CardProblem> {
  const number = bareFigures(text).replace(checkLetters, 'X')
  if (number === '') return failure('required')
  if (!/^[1-9][0-9]{16}[0-9X]$/.test(number)) return failure('not-a-card')
  if (checkDigitOf(number) !== number[17]) return failure('wrong-check-digit')
  const birthDate = {
    year: Number(number.slice(6, 10)),
    month: Number(number.slice(10, 12)),
    day: Number(number.slice(12, 14)),
  }
  const isPast = isRealDate(birthDate) && daysOfDate(birthDate) <= daysOfDate(today)
  if (!isPast || ageOn(birthDate, today) > oldestAge) return failure('impossible-date')
  return success({ number, birthDate, sex: Number(number[16]) % 2 === 1 ? 1 : 2 })
}

/** The check digit, which is the last character, computed from the first 17 characters. */
export function checkDigitOf(number: string): string | undefined {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0)
  return checkDigits[sum % 11]
}

/** The age in whole years on a day. */
export function ageOn(birthDate: CivilDate, { year, month, day }: CivilDate): number {
  const hadBirthday = month > birthDate.month || (month === birthDate.month && day >= birthDate.day)
  return year - birthDate.year - (hadBirthday ? 0 : 1)
}
