import { toHalfWidth } from '../shared/half-width'
import { failure, success } from '../shared/result'
import type { Result } from '../shared/result'

/** The rules for codes sent by text message, with times in milliseconds. */
export const verificationCodeRules = {
  digits: 6,
  lifetime: 5 * 60_000,
  tries: 5,
  /** The pause between two codes to the same number. */
  pause: 60_000,
  perNumberAndDay: 10,
  perAddressAndHour: 30,
} as const

export type VerificationCodeProblem = 'empty' | 'not-a-code'

/** Parses a typed or pasted code to the form in which it is sent, which is six ASCII digits. */
export function parseVerificationCode(text: string): Result<string, VerificationCodeProblem> {
  const code = toHalfWidth(text).replace(/[\s\p{Cf}-]/gu, '')
  if (code === '') return failure('empty')
  return /^\d{6}$/.test(code) ? success(code) : failure('not-a-code')
}
