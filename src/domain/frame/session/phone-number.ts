import { failure, success } from '../shared/result'
import type { Result } from '../shared/result'
import { bareFigures } from '../shared/typed-figures'

export type PhoneNumberProblem = 'empty' | 'not-a-phone-number'

/**
 * Parses a mainland mobile number to its normalised form of 11 ASCII digits, however it is written: with `+86`, `0086`
 * or `86`, the zero of a long-distance call, `tel:`, spaces, brackets and dashes of all kinds, in digits of any script.
 * Limits per phone number compare numbers in this form.
 */
export function parsePhoneNumber(text: string): Result<string, PhoneNumberProblem> {
  const bare = bareFigures(text)
  if (bare === '') return failure('empty')
  const number = /^(?:tel:)?(?:(?:\+|00)?86)?0?(1[3-9][0-9]{9})$/i.exec(bare)?.[1]
  return number === undefined ? failure('not-a-phone-number') : success(number)
}
