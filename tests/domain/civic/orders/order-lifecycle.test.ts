import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  daysUntilCompleted,
  possibleOrderActs,
  rewardHold,
  type OrderFacts,
} from '../../../../src/domain/civic/orders/order-calendar'
import {
  orderActs,
  orderLifecycle,
  orderRole,
  orderStates,
  orderStepActs,
  type OrderAct,
  type OrderRole,
  type OrderState,
} from '../../../../src/domain/civic/orders/order-lifecycle'
import { applyAct } from '../../../../src/domain/frame/cases/lifecycle'

const roles: readonly OrderRole[] = ['orderer', 'volunteer', 'provider', 'office', 'clock']
const after = (act: OrderAct, state: OrderState, role: OrderRole) => {
  const applied = applyAct(orderLifecycle, act, { state, roles: [role], placesLeft: state === 'placed' ? 1 : 0 })
  return applied.ok ? applied.value : applied.reason
}
/** Every act that is allowed to a role, as `act: state → state`. */
const allowedTo = (role: OrderRole) =>
  orderActs.flatMap((act) =>
    orderStates.flatMap((state) => {
      const applied = applyAct(orderLifecycle, act, { state, roles: [role], placesLeft: state === 'placed' ? 1 : 0 })
      return applied.ok ? [`${act}: ${state} → ${applied.value}`] : []
    }),
  )

describe('the acts on an order', () => {
  it('begin with a placed one', () => {
    expect(orderLifecycle.start).toBe('placed')
    expect(orderStepActs).toEqual(['place', ...orderActs])
  })

  it('of its orderer', () => {
    expect(allowedTo('orderer')).toEqual([
      'complete: provided → completed',
      'score: completed → scored',
      'nobodyCame: provided → placed',
      'object: provided → disputed',
      'object: completed → disputed',
      'object: scored → disputed',
      'cancel: placed → cancelled',
      'cancel: provided → cancelled',
    ])
  })

  it('of volunteers, and of the one who took it', () => {
    expect(allowedTo('volunteer')).toEqual(['provide: placed → provided'])
    expect(allowedTo('provider')).toEqual(['giveBack: provided → placed'])
  })

  it('of the clock, which ends what nobody ended', () => {
    expect(allowedTo('clock')).toEqual(['expire: placed → expired', 'completeByTime: provided → completed'])
  })

  it('of the office, which settles every order that is not over, and pays only for one that somebody took', () => {
    expect(allowedTo('office')).toEqual([
      'object: provided → disputed',
      'object: completed → disputed',
      'object: scored → disputed',
      'settle: placed → settled',
      'settle: provided → settled',
      'settle: completed → settled',
      'settle: scored → settled',
      'settle: disputed → settled',
      'award: provided → settled',
      'award: completed → settled',
      'award: scored → settled',
      'award: disputed → settled',
    ])
  })

  it('end: what was cancelled, expired or settled stays so, whoever acts', () => {
    for (const state of ['cancelled', 'expired', 'settled'] as const)
      for (const act of orderActs)
        for (const role of roles) expect(['state-refuses', 'not-allowed']).toContain(after(act, state, role))
  })

  it('take the place by a service alone, and give it back when the provider gives up or did not come', () => {
    const places = orderActs.map((act) => [act, orderLifecycle.acts[act].place]).filter(([, place]) => place)
    expect(Object.fromEntries(places)).toEqual({ provide: 'takes', giveBack: 'returns', nobodyCame: 'returns' })
  })

  it('take the one place once: two volunteers cannot both provide', () => {
    expect(applyAct(orderLifecycle, 'provide', { state: 'placed', roles: ['volunteer'], placesLeft: 0 })).toEqual({
      ok: false,
      reason: 'no-place-left',
    })
    expect(after('provide', 'provided', 'volunteer')).toBe('state-refuses')
  })
})

describe('the role of a visitor', () => {
  it('is that of the orderer, of the provider, or of a volunteer', () => {
    expect(orderRole({ mine: true, served: false })).toBe('orderer')
    expect(orderRole({ mine: false, served: true })).toBe('provider')
    expect(orderRole({ mine: false, served: false })).toBe('volunteer')
  })
})

describe('the calendar', () => {
  const [yesterday, day, tomorrow] = ['2026-03-04', '2026-03-05', '2026-03-06'] as const
  const acts = (state: OrderState, role: OrderRole, wantedOn: string, isOnHold = false) =>
    possibleOrderActs({ state, role, wantedOn, today: day, isOnHold })

  it('lets nobody take an order after its day', () => {
    expect(acts('placed', 'volunteer', tomorrow)).toEqual(['provide'])
    expect(acts('placed', 'volunteer', day)).toEqual(['provide'])
    expect(acts('placed', 'volunteer', yesterday)).toEqual([])
  })

  it('lets an orderer cancel before the day, and one that nobody took at any time', () => {
    expect(acts('placed', 'orderer', yesterday)).toEqual(['cancel'])
    expect(acts('provided', 'orderer', tomorrow)).toEqual(['cancel'])
  })

  it('lets them complete it or object from the day on, and say the day after that nobody came', () => {
    expect(acts('provided', 'orderer', day)).toEqual(['complete', 'object'])
    expect(acts('provided', 'orderer', yesterday)).toEqual(['complete', 'nobodyCame', 'object'])
  })

  it('lets them object to a completed order only while its reward is on hold', () => {
    expect(acts('completed', 'orderer', yesterday, true)).toEqual(['score', 'object'])
    expect(acts('completed', 'orderer', yesterday, false)).toEqual(['score'])
    expect(acts('scored', 'orderer', yesterday, true)).toEqual(['object'])
    expect(acts('scored', 'orderer', yesterday, false)).toEqual([])
  })

  it('lets a provider give an order back at any time', () => {
    for (const wantedOn of [yesterday, day, tomorrow])
      expect(acts('provided', 'provider', wantedOn)).toEqual(['giveBack'])
  })

  it('only narrows what the lifecycle allows', () => {
    const facts: fc.Arbitrary<OrderFacts> = fc.record({
      state: fc.constantFrom(...orderStates),
      role: fc.constantFrom(...roles),
      wantedOn: fc.constantFrom(yesterday, day, tomorrow),
      today: fc.constant(day),
      isOnHold: fc.boolean(),
    })
    fc.assert(
      fc.property(facts, (given) => {
        for (const act of possibleOrderActs(given)) expect(orderStates).toContain(after(act, given.state, given.role))
      }),
    )
  })

  it('completes an order by itself a week after its day, and pays 48 hours later', () => {
    expect(daysUntilCompleted).toBe(7)
    expect(rewardHold).toBe(172_800_000)
  })
})
