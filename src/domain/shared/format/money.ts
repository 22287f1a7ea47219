import { toHalfWidth } from '../half-width'
import { failure, success } from '../result'
import type { Result } from '../result'

/** Cents in a yuan (B54). */
const factor = 100

export type MoneyProblem = 'empty' | 'not-a-number' | 'too-many-decimals' | 'too-large'

/**
 * Integer cents as yuan with two decimals: 123456 is '1234.56', -5 is '-0.05' (B54).
 * Parts of a cent are cut off; what is no amount at all is '0.00'.
 */
export function yuanText(cents: number): string {
  const whole = wholeCents(cents)
  const size = Math.abs(whole)
  const sign = whole < 0 ? '-' : ''
  return `${sign}${Math.floor(size / factor)}.${String(size % factor).padStart(2, '0')}`
}

/** What somebody typed as yuan, in integer cents (B54). Digits are read one by one, so that no cent is lost to rounding. */
export function centsOfYuan(text: string): Result<number, MoneyProblem> {
  const typed = toHalfWidth(text).replace(/^[¥￥]/u, '').trim()
  if (typed === '') return failure('empty')
  const parts = /^(-?)(\d+)(?:\.(\d*))?$/.exec(typed.replace(/,(?=\d{3}(?:\D|$))/g, ''))
  if (parts === null) return failure('not-a-number')
  const [, sign = '', yuan = '', decimals = ''] = parts
  if (/[1-9]/.test(decimals.slice(2))) return failure('too-many-decimals')
  const cents = Number(yuan) * factor + Number(decimals.slice(0, 2).padEnd(2, '0'))
  if (!Number.isSafeInteger(cents)) return failure('too-large')
  return success(sign === '-' && cents > 0 ? -cents : cents)
}

function wholeCents(cents: number): number {
  if (Number.isNaN(cents)) return 0
  return Math.trunc(Math.min(Number.MAX_SAFE_INTEGER, Math.max(-Number.MAX_SAFE_INTEGER, cents)))
}
