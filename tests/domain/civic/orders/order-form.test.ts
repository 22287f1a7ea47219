import { describe, expect, it } from 'vitest'
import { checkOrder, type OrderForm } from '../../../../src/domain/civic/orders/order-form'

const today = { year: 2026, month: 3, day: 10 }
const form: OrderForm = { wantedOn: '2026-03-10', area: 'Lantern Street', address: 'Number 17', note: '' }
const errors = (change: Partial<OrderForm>) => {
  const checked = checkOrder({ ...form, ...change }, today)
  return checked.ok ? {} : checked.reason
}

describe('the area of an order, which every volunteer reads', () => {
  it.each(['Lantern Street', '灯笼街', 'Fifth Avenue', '三里屯', 'North of the 2nd bridge', '望江小区'])(
    'may be a street or a quarter: %s',
    (area) => expect(errors({ area })).toEqual({}),
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
  ])('has no number of a house or a phone: %s', (area) => expect(errors({ area })).toEqual({ area: 'with-number' }))

  it('is needed, as the address is', () =>
    expect(errors({ area: ' ', address: '' })).toEqual({ area: 'required', address: 'required' }))
})
