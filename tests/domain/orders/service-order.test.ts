import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actOnServiceOrder, isScore, possibleServiceOrderActs, serviceOrderActs, serviceOrderTable } from '../../../src/domain/orders/service-order-lifecycle'
import type { ServiceOrderAct, ServiceOrderActor, ServiceOrderCase } from '../../../src/domain/orders/service-order-lifecycle'

const orderer: ServiceOrderActor = { userId: 'orderer', isVolunteer: true }
const volunteer: ServiceOrderActor = { userId: 'v', isVolunteer: true }
const other: ServiceOrderActor = { userId: 'w', isVolunteer: true }
const resident: ServiceOrderActor = { userId: 'r', isVolunteer: false }
const placed: ServiceOrderCase = { state: 'placed', ordererId: 'orderer', providerId: null }

const after = (order: ServiceOrderCase, ...acts: readonly (readonly [ServiceOrderAct, ServiceOrderActor])[]): ServiceOrderCase | string => {
  for (const [act, actor] of acts) {
    const result = actOnServiceOrder(order, act, actor)
    if (!result.ok) return result.reason
    order = result.value
  }
  return order
}

describe('The life of a service order (B48)', () => {
  it('is placed, provided, completed and scored', () => {
    expect(after(placed, ['provide', volunteer], ['complete', orderer], ['score', orderer])).toEqual({ state: 'scored', ordererId: 'orderer', providerId: 'v' })
  })

  it('goes back to placed when the provider gives it back, and to another one', () => {
    expect(after(placed, ['provide', volunteer], ['give-back', volunteer])).toEqual(placed)
    expect(after(placed, ['provide', volunteer], ['give-back', volunteer], ['provide', other])).toMatchObject({ providerId: 'w' })
  })

  it('is cancelled by its orderer only, and only before somebody provides', () => {
    expect(after(placed, ['cancel', orderer])).toMatchObject({ state: 'cancelled' })
    expect(after(placed, ['cancel', volunteer])).toBe('not-yours')
    expect(after(placed, ['provide', volunteer], ['cancel', orderer])).toBe('state-does-not-allow')
  })

  it('is provided by a volunteer only, never by its orderer, and by one', () => {
    expect(after(placed, ['provide', resident])).toBe('not-a-volunteer')
    expect(after(placed, ['provide', orderer])).toBe('own-order')
    expect(after(placed, ['provide', volunteer], ['provide', other])).toBe('somebody-was-first')
    expect(after(placed, ['provide', volunteer], ['provide', volunteer])).toBe('state-does-not-allow')
  })

  it('only the orderer completes and scores', () => {
    expect(after(placed, ['provide', volunteer], ['complete', volunteer])).toBe('not-yours')
    expect(after(placed, ['provide', volunteer], ['complete', orderer], ['score', volunteer])).toBe('not-yours')
    expect([0, 1, 5, 6, 2.5, NaN].map(isScore)).toEqual([false, true, true, false, false, false])
  })

  it('offers exactly the acts that succeed, and every success is a line of its table', () => {
    fc.assert(fc.property(fc.array(fc.tuple(fc.constantFrom(...serviceOrderActs), fc.constantFrom(orderer, volunteer, other, resident))), (acts) => {
      let order = placed
      for (const [act, actor] of acts) {
        const result = actOnServiceOrder(order, act, actor)
        expect(possibleServiceOrderActs(order, actor).includes(act)).toBe(result.ok)
        if (!result.ok) continue
        expect(serviceOrderTable).toContainEqual(expect.objectContaining({ from: order.state, act, to: result.value.state }))
        order = result.value
        expect(order.providerId === null).toBe(order.state === 'placed' || order.state === 'cancelled')
      }
    }))
  })
})
