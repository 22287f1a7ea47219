import { describe, expect, it } from 'vitest'
import {
  checkAmount,
  checkCashOut,
  parseAlipayAccount,
  usualRules,
  type CashOutForm,
} from '../../../../src/domain/civic/wallet/cash-out-form'
import {
  cashOutActs,
  cashOutLifecycle,
  cashOutStates,
  cashOutStepActs,
  type CashOutRole,
} from '../../../../src/domain/civic/wallet/cash-out-lifecycle'
import { shownMovement } from '../../../../src/domain/civic/wallet/money'
import { applyAct } from '../../../../src/domain/frame/cases/lifecycle'

describe('a cash-out', () => {
  /** Every act that is allowed to a role, as `act: state → state`. */
  const allowedTo = (role: CashOutRole) =>
    cashOutActs.flatMap((act) =>
      cashOutStates.flatMap((state) => {
        const applied = applyAct(cashOutLifecycle, act, { state, roles: [role] })
        return applied.ok ? [`${act}: ${state} → ${applied.value}`] : []
      }),
    )

  it('waits for the office first', () => {
    expect(cashOutLifecycle.start).toBe('pending')
    expect(cashOutStepActs).toEqual(['submit', 'pay', 'fail', 'settle', 'refuse'])
  })

  it('is sent to the payer, or refused, by the office', () => {
    expect(allowedTo('operator')).toEqual(['pay: pending → paying', 'fail: pending → failed'])
  })

  it('is ended by the payer’s own answer alone once it was sent: it is never paid twice', () => {
    expect(allowedTo('payer')).toEqual(['settle: paying → paid', 'refuse: paying → failed'])
    expect(allowedTo('owner')).toEqual([])
  })
})

describe('the amount', () => {
  const rules = { least: 100, most: 5_000, feeRate: 0, leastFee: 0 }

  it('may be all that the wallet has, the least and the most', () => {
    expect(checkAmount(3_000, rules, 3_000)).toBeNull()
    expect(checkAmount(3_001, rules, 3_000)).toBe('not-enough')
    expect(checkAmount(100, rules, 9_000)).toBeNull()
    expect(checkAmount(99, rules, 9_000)).toBe('too-little')
    expect(checkAmount(5_000, rules, 9_000)).toBeNull()
    expect(checkAmount(5_001, rules, 9_000)).toBe('too-much')
  })

  it('is more than its fee, so that something arrives', () => {
    const dear = { ...rules, leastFee: 200 }
    expect(checkAmount(150, dear, 9_000)).toBe('too-little')
    expect(checkAmount(200, dear, 9_000)).toBe('too-little')
    expect(checkAmount(201, dear, 9_000)).toBeNull()
  })

  it('has no sign as a movement of nothing', () => {
    expect([1, 0, -1].map(shownMovement)).toEqual(['+¥0.01', '¥0.00', '−¥0.01'])
  })
})

describe('an account at Alipay', () => {
  it.each([
    ['13800000003', '13800000003'],
    ['+8613800000003', '13800000003'],
    ['86 138 0000 0003', '13800000003'],
    ['13868000003', '13868000003'],
    ['He.Mingyue@Example.COM', 'he.mingyue@example.com'],
    ['he@mail.city-1.example', 'he@mail.city-1.example'],
    ['8613800000003@x.example', '8613800000003@x.example'],
    [`${'a'.repeat(90)}@b.example`, `${'a'.repeat(90)}@b.example`],
  ])('is the phone or the e-mail address %s', (typed, account) => {
    expect(parseAlipayAccount(typed)).toBe(account)
  })

  it.each([
    '23800000003',
    '12800000003',
    '7713800000003',
    '1380000000',
    '138000000031',
    '86138000000031',
    'a8613800000003',
    'he@example',
    'he@@example.com',
    'he@a@example.com',
    '@example.com',
    'he@example.com!',
    'he@exa!mple.com',
    'he@example.c!m',
    `${'a'.repeat(91)}@b.example`,
  ])('is not %s', (typed) => {
    expect(parseAlipayAccount(typed)).toBeNull()
  })
})

describe('the form', () => {
  const form: CashOutForm = { amount: '12.5', channel: 'alipay', account: '13800000003' }
  const check = (change: Partial<CashOutForm>, rules = usualRules) => checkCashOut({ ...form, ...change }, rules, 9_000)
  const problem = (field: keyof CashOutForm, reason: string) => ({ ok: false, reason: { [field]: reason } })

  it('gives cents, and no account where the messenger pays', () => {
    expect(check({})).toEqual({ ok: true, value: { cents: 1_250, channel: 'alipay', account: '13800000003' } })
    expect(check({ channel: 'messenger' })).toEqual({
      ok: true,
      value: { cents: 1_250, channel: 'messenger', account: '' },
    })
  })

  it('tells an empty field from a wrong one', () => {
    expect(check({ amount: ' ' })).toEqual(problem('amount', 'required'))
    expect(check({ amount: 'x' })).toEqual(problem('amount', 'not-an-amount'))
    expect(check({ account: ' ' })).toEqual(problem('account', 'required'))
    expect(check({ account: 'x' })).toEqual(problem('account', 'not-an-account'))
  })

  it('wants one of the channels that are offered', () => {
    expect(check({ channel: '' })).toEqual(problem('channel', 'required'))
    expect(check({}, { ...usualRules, channels: ['messenger'] })).toEqual(problem('channel', 'required'))
  })
})
