import { toHalfWidth } from '../shared/half-width'
import { failure, success } from '../shared/result'
import type { Result } from '../shared/result'

export type PhoneNumberProblem = 'empty' | 'not-a-phone-number'

/**
 * Parses a mainland mobile number to its normalised form of 11 ASCII digits, without +86, spaces and hyphens. Limits
 * per phone number compare numbers in this form.
 */
export function parsePhoneNumber(text: string): Result<string, PhoneNumberProblem> {
  const bare = toHalfWidth(text).replace(/[\s\p{Cf}()-]/gu, '')
  if (bare === '') return failure('empty')
  const number = bare.replace(/^(?:\+|00)?86/, '')
  return /^1[3-9]\d{9}$/.test(number) ? success(number) : failure('not-a-phone-number')
}
