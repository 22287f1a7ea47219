import { toHalfWidth } from '../shared/half-width'
import { failure, success } from '../shared/result'
import type { Result } from '../shared/result'

/** The rules of codes by text message. Times are milliseconds. */
export const verificationCodeRules = {
  digits: 6,
  lifetime: 5 * 60_000,
  tries: 5,
  /** Between two codes to one number. */
  pause: 60_000,
  perNumberAndDay: 10,
  perAddressAndHour: 30,
} as const

export type VerificationCodeProblem = 'empty' | 'not-a-code'

/** A code as it is sent: six plain digits, however they were typed or pasted. */
export function parseVerificationCode(typed: string): Result<string, VerificationCodeProblem> {
  const code = toHalfWidth(typed).replace(/[\s\p{Cf}-]/gu, '')
  if (code === '') return failure('empty')
  return /^\d{6}$/.test(code) ? success(code) : failure('not-a-code')
}

/** Whole seconds until another code may be asked for; 0 when it may now. `sentAt` and `now` are milliseconds since 1970. */
export function secondsUntilNextCode(sentAt: number | null, now: number): number {
  if (sentAt === null) return 0
  const left = Math.ceil((sentAt + verificationCodeRules.pause - now) / 1000)
  // A clock that was set back must not lock anyone out for longer than the pause itself.
  return left > 0 ? Math.min(left, verificationCodeRules.pause / 1000) : 0
}

export interface KeptCode {
  /** Milliseconds since 1970. */
  readonly sentAt: number
  readonly tries: number
  readonly used: boolean
}

/** Whether a kept code may still be compared with what was typed: 5 minutes, 5 tries, one use. */
export function isCodeUsable({ sentAt, tries, used }: KeptCode, now: number): boolean {
  return !used && tries < verificationCodeRules.tries && now - sentAt < verificationCodeRules.lifetime && now >= sentAt
}
