import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCashOut, feeOf, parseAlipayAccount, usualRules } from '../../../../src/domain/civic/wallet/cash-out-form'
import { secondsUntilAskedAgain } from '../../../../src/domain/civic/wallet/cash-out-lifecycle'
import { parseMoney, shownMoney, shownMovement } from '../../../../src/domain/civic/wallet/money'

describe('money', () => {
  it('is shown in yuan with both digits of the cents', () => {
    expect([0, 5, 1234, 123_456_789, -250].map(shownMoney)).toEqual([
      '¥0.00',
      '¥0.05',
      '¥12.34',
      '¥1,234,567.89',
      '−¥2.50',
    ])
    expect([shownMovement(1200), shownMovement(-1200)]).toEqual(['+¥12.00', '−¥12.00'])
  })

  it('is read as it is shown, whatever the keyboard', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (cents) => {
        expect(parseMoney(shownMoney(cents))).toBe(cents)
      }),
    )
    expect(['12', '12.5', '１２．５０', ' 1,200 ', '12。3'].map(parseMoney)).toEqual([1200, 1250, 1250, 120_000, 1230])
    expect(['', '-1', '1.234', '1e3', 'ten', '12345678'].map(parseMoney)).toEqual([null, null, null, null, null, null])
  })

  it('refuses a comma that parts no thousands, since it may stand before the cents', () => {
    expect(
      ['12,50', '0,5', '12，5', '1,00', '1,000,5', '1,0,0', ',5', '12,', '1.000,50', "12'5"].map(parseMoney),
    ).toEqual(Array.from({ length: 10 }, () => null))
    expect(['1,000', '1 000.5', '12，000', '1,0000', "1'000", '¥ 3,000 元'].map(parseMoney)).toEqual([
      ...[100_000, 100_050, 1_200_000, 1_000_000, 100_000, 300_000],
    ])
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 2 })
    fc.assert(
      fc.property(fc.nat(9999), fc.constantFrom(',', '，', '、', "'"), digits, (whole, sign, cents) => {
        expect(parseMoney(`${whole}${sign}${cents}`)).toBeNull()
      }),
    )
  })

  it('pays a fee of whole cents within the amount', () => {
    const rules = { feeRate: 10, leastFee: 10 }
    expect([5, 100, 10_000, 10_001].map((cents) => feeOf(cents, rules))).toEqual([5, 10, 10, 11])
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(500), fc.nat(500), (cents, feeRate, leastFee) => {
        const fee = feeOf(cents, { feeRate, leastFee })
        expect(Number.isInteger(fee) && fee >= 0 && fee <= cents).toBe(true)
      }),
    )
  })
})

describe('the form of a cash-out', () => {
  const check = (change: object) =>
    checkCashOut({ amount: '10', channel: 'messenger', account: '', ...change }, usualRules, 5000)
  const reasonOf = (change: object) => {
    const checked = check(change)
    return checked.ok ? null : checked.reason
  }

  it('takes what the wallet has, within the limits', () => {
    expect(check({})).toEqual({ ok: true, value: { cents: 1000, channel: 'messenger', account: '' } })
    expect(reasonOf({ amount: '' })).toEqual({ amount: 'required' })
    expect(reasonOf({ amount: 'a lot' })).toEqual({ amount: 'not-an-amount' })
    expect(reasonOf({ amount: '0.5' })).toEqual({ amount: 'too-little' })
    expect(reasonOf({ amount: '50.01' })).toEqual({ amount: 'not-enough' })
    expect(checkCashOut({ amount: '3000', channel: 'messenger', account: '' }, usualRules, 9_999_999)).toEqual({
      ok: false,
      reason: { amount: 'too-much' },
    })
  })

  it('needs an account at Alipay, a phone or an e-mail address', () => {
    expect(reasonOf({ channel: '' })).toEqual({ channel: 'required' })
    expect(reasonOf({ channel: 'alipay' })).toEqual({ account: 'required' })
    expect(reasonOf({ channel: 'alipay', account: 'at home' })).toEqual({ account: 'not-an-account' })
    expect(['+86 138 0000 0003', '１３８０００００００３３３', 'Me@Example.com'].map(parseAlipayAccount)).toEqual([
      '13800000003',
      null,
      'me@example.com',
    ])
  })
})

it('an unknown answer is asked about again soon, then less often, and every hour for ever', () => {
  expect([0, 1, 2, 3, 4, 5, 99].map(secondsUntilAskedAgain)).toEqual([5, 20, 80, 320, 1280, 3600, 3600])
})
