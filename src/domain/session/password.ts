import { characterCount } from '../shared/field-rules'
import { failure, success } from '../shared/result'
import type { Result } from '../shared/result'

export type PasswordProblem = 'empty' | 'too-short' | 'too-long' | 'too-common'

export const passwordLimits = [8, 64] as const

/** A new password: 8 to 64 characters of any kind, spaces too, and none of the commonest, which `isCommon` knows in lower case. */
export function checkPassword(password: string, isCommon: (lowerCase: string) => boolean): Result<string, PasswordProblem> {
  const [least, most] = passwordLimits
  const count = characterCount(password)
  if (count === 0) return failure('empty')
  if (count < least) return failure('too-short')
  if (count > most) return failure('too-long')
  return isCommon(password.toLowerCase()) ? failure('too-common') : success(password)
}
