import { checkEvaluation } from '../../../../src/domain/frame/ratings/evaluation'
import { describe, expect, it } from 'vitest'
import {
  checkAgain,
  checkObjection,
  checkOrder,
  checkReason,
  longestOrderDays,
} from '../../../../src/domain/civic/orders/order-form'

const today = { year: 2026, month: 3, day: 5 }
const form = {
  wantedOn: '2026-03-06',
  timeOfDay: 'any' as const,
  area: 'Lantern Street',
  address: 'Number 17, door 4',
  note: '',
  helpedPersonId: null,
}
const order = (change: Partial<typeof form> = {}) => checkOrder({ ...form, ...change }, today)
const problem = (field: string, reason: string) => ({ ok: false, reason: { [field]: reason } })

describe('an order', () => {
  it('is taken with a day, an area and an address', () => {
    expect(order()).toEqual({ ok: true, value: form })
  })

  it('is wanted today, or at most 60 days from now', () => {
    expect(longestOrderDays).toBe(60)
    expect(order({ wantedOn: '2026-03-05' }).ok).toBe(true)
    expect(order({ wantedOn: '2026-05-04' }).ok).toBe(true)
    expect(order({ wantedOn: '2026-05-05' })).toEqual(problem('wantedOn', 'too-far'))
    expect(order({ wantedOn: '2026-03-04' })).toEqual(problem('wantedOn', 'past'))
    expect(order({ wantedOn: '2026-02-30' })).toEqual(problem('wantedOn', 'not-a-date'))
    expect(order({ wantedOn: '' })).toEqual(problem('wantedOn', 'required'))
  })

  it('has an area of 2 to 40 characters, an address of 2 to 80 and a note of 300 at most', () => {
    expect(order({ area: 'ab' }).ok).toBe(true)
    expect(order({ area: 'a'.repeat(40) }).ok).toBe(true)
    expect(order({ area: 'a' }).ok).toBe(false)
    expect(order({ area: 'a'.repeat(41) })).toEqual(problem('area', 'too-long'))
    expect(order({ address: 'a'.repeat(80) }).ok).toBe(true)
    expect(order({ address: 'a' }).ok).toBe(false)
    expect(order({ address: 'a'.repeat(81) })).toEqual(problem('address', 'too-long'))
    expect(order({ note: 'a'.repeat(300) }).ok).toBe(true)
    expect(order({ note: 'a'.repeat(301) })).toEqual(problem('note', 'too-long'))
  })

  it('takes one line for area and address', () => {
    const checked = order({ area: 'Lantern\nStreet', address: 'Number 17,\ndoor 4' })
    expect(checked).toMatchObject({ ok: true, value: { area: 'Lantern Street', address: 'Number 17, door 4' } })
  })
})

describe('the area of an order, which every volunteer reads', () => {
  it.each(['Lantern Street', '灯笼街', 'Fifth Avenue', '三里屯', 'North of the 2nd bridge', '望江小区'])(
    'may be a street or a quarter: %s',
    (area) => expect(order({ area }).ok).toBe(true),
  )

  it.each([
    'Lantern Street 17',
    '12 Secret Lane',
    '12b, Secret Lane',
    '灯笼街17号',
    '灯笼街十七号',
    '灯笼街１７号',
    '望江小区3栋',
    '望江小区二单元',
    'Lantern Street, 13800000003',
    'Lantern Street, call １３８００',
    'Lantern Street, 139 1234-0006',
    'Lantern Street ١٧',
    '燈籠街17號',
    '望江小區3棟',
  ])('has no number of a house or a phone: %s', (area) =>
    expect(order({ area })).toEqual(problem('area', 'with-number')),
  )

  it('is needed, as the address is', () =>
    expect(order({ area: ' ', address: '' })).toEqual({ ok: false, reason: { area: 'required', address: 'required' } }))
})

describe('the acts of an order', () => {
  it('want a new day by the same rules after nobody came', () => {
    expect(checkAgain({ wantedOn: '2026-03-06' }, today)).toEqual({ ok: true, value: { wantedOn: '2026-03-06' } })
    expect(checkAgain({ wantedOn: '2026-03-04' }, today)).toEqual(problem('wantedOn', 'past'))
  })

  it('need no reason for a cancellation, of 200 characters at most', () => {
    expect(checkReason({ text: '' })).toEqual({ ok: true, value: { text: '' } })
    expect(checkReason({ text: 'a'.repeat(200) }).ok).toBe(true)
    expect(checkReason({ text: 'a'.repeat(201) })).toEqual(problem('text', 'too-long'))
  })

  it('need a reason for an objection, of 4 to 300 characters', () => {
    expect(checkObjection({ text: '' }).ok).toBe(false)
    expect(checkObjection({ text: 'abc' }).ok).toBe(false)
    expect(checkObjection({ text: 'abcd' })).toEqual({ ok: true, value: { text: 'abcd' } })
    expect(checkObjection({ text: 'a'.repeat(300) }).ok).toBe(true)
    expect(checkObjection({ text: 'a'.repeat(301) })).toEqual(problem('text', 'too-long'))
  })

  it('score with one to five whole stars, and 500 characters at most', () => {
    for (const stars of [1, 2, 3, 4, 5])
      expect(checkEvaluation({ stars, text: '' })).toEqual({ ok: true, value: { stars, text: '' } })
    for (const stars of [0, 6, 2.5, Number.NaN])
      expect(checkEvaluation({ stars, text: '' })).toEqual(problem('stars', 'required'))
    expect(checkEvaluation({ stars: 5, text: 'a'.repeat(500) }).ok).toBe(true)
    expect(checkEvaluation({ stars: 5, text: 'a'.repeat(501) })).toEqual(problem('text', 'too-long'))
  })
})
