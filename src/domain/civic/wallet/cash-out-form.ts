import { fieldErrors, type FieldErrors } from '../../frame/shared/field-rules'
import { parsePhoneNumber } from '../../frame/session/phone-number'
import { plainLine } from '../../frame/shared/plain-text'
import { failure, success, type Result } from '../../frame/shared/result'
import { plainFigures } from '../../frame/shared/typed-figures'
import { parseMoney } from './money'

export const cashOutChannels = ['messenger', 'alipay'] as const
export type CashOutChannel = (typeof cashOutChannels)[number]

/** The limits and the fee of a site's cash-outs, in cents. */
export interface CashOutRules {
  /** The channels that are offered; empty where nothing can be paid out. */
  readonly channels: readonly CashOutChannel[]
  readonly least: number
  readonly most: number
  readonly mostPerDay: number
  /** The fee in ten-thousandths of the amount. */
  readonly feeRate: number
  readonly leastFee: number
}

export const usualRules: CashOutRules = {
  channels: ['messenger', 'alipay'],
  least: 100,
  most: 200_000,
  mostPerDay: 500_000,
  feeRate: 0,
  leastFee: 0,
}

/** The fee for an amount, rounded up to a cent, and never more than the amount. */
export function feeOf(cents: number, { feeRate, leastFee }: Pick<CashOutRules, 'feeRate' | 'leastFee'>): number {
  return Math.min(cents, Math.max(leastFee, Math.ceil((cents * feeRate) / 10_000)))
}

export interface CashOutForm {
  /** The amount in yuan, as typed. */
  readonly amount: string
  /** The channel; '' until one is chosen. */
  readonly channel: CashOutChannel | ''
  /** The Alipay account; not used for the messenger. */
  readonly account: string
}

export interface CheckedCashOut {
  readonly cents: number
  readonly channel: CashOutChannel
  readonly account: string
}

export type AmountProblem = 'required' | 'not-an-amount' | 'too-little' | 'too-much' | 'not-enough'

export function checkAmount(
  cents: number,
  rules: Pick<CashOutRules, 'least' | 'most' | 'feeRate' | 'leastFee'>,
  balance: number,
): AmountProblem | null {
  if (cents > balance) return 'not-enough'
  if (cents < rules.least || cents <= feeOf(cents, rules)) return 'too-little'
  return cents > rules.most ? 'too-much' : null
}

/** Parses an Alipay account, which is a phone number or an e-mail address; null for anything else. */
export function parseAlipayAccount(input: string): string | null {
  const phone = parsePhoneNumber(input)
  if (phone.ok) return phone.value
  const text = plainFigures(plainLine(input))
    .replace(/[\s\uFE00-\uFE0F]/g, '')
    .toLowerCase()
  return text.length <= 100 && /^[^@]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(text) ? text : null
}

/**
 * Checks the form against the balance that the screen knows; the platform checks the balance again when it takes the
 * money.
 */
export function checkCashOut(
  { amount, channel, account }: CashOutForm,
  rules: CashOutRules,
  balance: number,
): Result<CheckedCashOut, FieldErrors<keyof CashOutForm, AmountProblem | 'not-an-account'>> {
  const cents = parseMoney(amount)
  const parsed = channel === 'alipay' ? parseAlipayAccount(account) : ''
  const errors = fieldErrors<keyof CashOutForm, AmountProblem | 'not-an-account'>({
    amount: amount.trim() === '' ? 'required' : cents === null ? 'not-an-amount' : checkAmount(cents, rules, balance),
    channel: rules.channels.some((each) => each === channel) ? null : 'required',
    account: parsed === null ? (account.trim() === '' ? 'required' : 'not-an-account') : null,
  })
  // Without errors, `cents`, `channel` and `parsed` are always valid. They are checked again only for the compiler, so
  // no test can cover these checks.
  if (errors !== null || cents === null || channel === '' || parsed === null) return failure(errors ?? {})
  return success({ cents, channel, account: parsed })
}
