import { daysOfDate, isRealDate, yearsBetween } from '../shared/civil-date'
import type { CivilDate } from '../shared/civil-date'
import { toHalfWidth } from '../shared/half-width'
import { failure, success } from '../shared/result'
import type { Result } from '../shared/result'

export interface IdentityCard {
  /** 18 places, the last one a digit or X. */
  readonly number: string
  readonly birthDate: CivilDate
  readonly sex: 'female' | 'male'
}

export type IdentityCardProblem = 'empty' | 'not-18-places' | 'not-a-date' | 'in-the-future' | 'too-old' | 'wrong-check-digit'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const oldest = 130

/** An identity card number (GB 11643) with its check digit and a birth date that can be. `today` is the day at the site. */
export function parseIdentityCard(typed: string, today: CivilDate): Result<IdentityCard, IdentityCardProblem> {
  const number = toHalfWidth(typed).replace(/[\s\p{Cf}]/gu, '').toUpperCase()
  if (number === '') return failure('empty')
  if (!/^\d{17}[\dX]$/.test(number)) return failure('not-18-places')
  const birthDate = { year: Number(number.slice(6, 10)), month: Number(number.slice(10, 12)), day: Number(number.slice(12, 14)) }
  if (!isRealDate(birthDate)) return failure('not-a-date')
  if (daysOfDate(birthDate) > daysOfDate(today)) return failure('in-the-future')
  if (yearsBetween(birthDate, today) > oldest) return failure('too-old')
  if (checkDigit(number) !== number[17]) return failure('wrong-check-digit')
  return success({ number, birthDate, sex: Number(number[16]) % 2 === 0 ? 'female' : 'male' })
}

/** The check digit of the first 17 digits: ISO 7064, MOD 11-2. */
export function checkDigit(digits: string): string {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  return '10X98765432'.charAt(sum % 11)
}
