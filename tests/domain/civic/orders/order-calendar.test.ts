import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { possibleOrderActs, type OrderFacts } from '../../../../src/domain/civic/orders/order-calendar'
import { orderStates } from '../../../../src/domain/civic/orders/order-lifecycle'

const facts: OrderFacts = {
  state: 'provided',
  role: 'orderer',
  wantedOn: '2026-03-10',
  today: '2026-03-10',
  isOnHold: false,
}
const possible = (change: Partial<OrderFacts>) => possibleOrderActs({ ...facts, ...change })

describe('what an orderer may do with an order that a volunteer took', () => {
  it.each([
    ['before its day', '2026-03-09', ['cancel']],
    ['on its day', '2026-03-10', ['complete', 'object']],
    ['after its day', '2026-03-11', ['complete', 'nobodyCame', 'object']],
  ])('%s', (_, today, acts) => expect(possible({ today })).toEqual(acts))
})

describe('acts on an order', () => {
  it('a volunteer takes it until its day, and not after', () => {
    const taken = (today: string) => possible({ state: 'placed', role: 'volunteer', today })
    expect(['2026-03-09', '2026-03-10', '2026-03-11'].map(taken)).toEqual([['provide'], ['provide'], []])
  })

  it('an objection is possible while the reward of a completed order is held', () => {
    for (const state of ['completed', 'scored'] as const)
      expect([true, false].map((isOnHold) => possible({ state, isOnHold }).includes('object'))).toEqual([true, false])
  })

  it('nobody but the orderer completes, complains, objects or cancels, whatever the day and the state', () => {
    const any = fc.record({
      state: fc.constantFrom(...orderStates),
      role: fc.constantFrom('volunteer' as const, 'provider' as const),
      wantedOn: fc.constantFrom('2026-03-09', '2026-03-10', '2026-03-11'),
      today: fc.constant('2026-03-10'),
      isOnHold: fc.boolean(),
    })
    fc.assert(
      fc.property(any, (each) => possibleOrderActs(each).every((act) => act === 'provide' || act === 'giveBack')),
    )
  })

  it('nothing is possible once it is over', () => {
    for (const state of ['cancelled', 'expired', 'settled', 'disputed'] as const)
      expect(possible({ state, isOnHold: true })).toEqual([])
  })
})
