import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyAct, possibleActs } from '../../../../src/domain/frame/cases/lifecycle'
import {
  wishLifecycle,
  wishRoles,
  wishStates,
  type WishAct,
  type WishRole,
} from '../../../../src/domain/civic/wishes/wish-lifecycle'

const acts = Object.keys(wishLifecycle.acts) as WishAct[]
const roles: WishRole[] = ['wisher', 'volunteer', 'claimant', 'operator', 'clock']

describe('the life of a wish', () => {
  it.each([
    ['approve', 'submitted', 'operator', 'open'],
    ['refuse', 'submitted', 'operator', 'refused'],
    ['claim', 'open', 'volunteer', 'claimed'],
    ['cancel', 'claimed', 'claimant', 'open'],
    ['finish', 'claimed', 'claimant', 'finished'],
    ['finish', 'open', 'claimant', 'finished'],
    ['evaluate', 'finished', 'wisher', 'evaluated'],
    ['withdraw', 'open', 'wisher', 'withdrawn'],
    ['withdraw', 'submitted', 'wisher', 'withdrawn'],
    ['withdraw', 'refused', 'wisher', 'withdrawn'],
    ['withdraw', 'expired', 'wisher', 'withdrawn'],
    ['letGo', 'claimed', 'wisher', 'open'],
    ['expire', 'claimed', 'clock', 'expired'],
    ['expire', 'open', 'clock', 'expired'],
  ] as const)('%s leads from %s, by the %s, to %s', (act, state, role, value) => {
    expect(applyAct(wishLifecycle, act, { state, roles: [role], placesLeft: 1 })).toEqual({ ok: true, value })
  })

  it('stays open until the last place is taken', () => {
    const claim = (placesLeft: number) =>
      applyAct(wishLifecycle, 'claim', { state: 'open', roles: ['volunteer'], placesLeft })
    expect([3, 1, 0].map(claim)).toEqual([
      { ok: true, value: 'open' },
      { ok: true, value: 'claimed' },
      { ok: false, reason: 'no-place-left' },
    ])
  })

  it('allows no claim of one’s own wish, and no second claim', () => {
    const actsOf = (mine: boolean, claimedByMe: boolean) =>
      possibleActs(wishLifecycle, {
        state: 'open',
        roles: wishRoles({ mine, claimedByMe, isReleased: false }),
        placesLeft: 2,
      })
    expect(actsOf(true, false)).toEqual(['letGo', 'withdraw'])
    expect(actsOf(false, true)).toEqual(['finish', 'cancel'])
    expect(actsOf(false, false)).toEqual(['claim'])
  })

  it('is not claimed again by a claimant whom the wisher let go', () => {
    const letGo = wishRoles({ mine: false, claimedByMe: false, isReleased: true })
    expect(possibleActs(wishLifecycle, { state: 'open', roles: letGo, placesLeft: 2 })).toEqual([])
  })

  it('ends: nothing leads out of what was evaluated or withdrawn, but that the office takes it down', () => {
    const out = (state: (typeof wishStates)[number]) => possibleActs(wishLifecycle, { state, roles, placesLeft: 1 })
    expect([out('evaluated'), out('withdrawn')]).toEqual([['takeDown'], []])
  })

  it.each(wishStates)('is withdrawn by its wisher unless somebody helps or has helped: %s', (state) => {
    expect(possibleActs(wishLifecycle, { state, roles: ['wisher'], placesLeft: 1 }).includes('withdraw')).toBe(
      ['submitted', 'refused', 'open', 'expired'].includes(state),
    )
  })

  it('takes, whatever is asked for in whatever order, only acts that it offers', () => {
    const asked = fc.array(fc.record({ act: fc.constantFrom(...acts), roles: fc.subarray(roles) }), { maxLength: 40 })
    fc.assert(
      fc.property(asked, (sequence) => {
        let state = wishLifecycle.start
        for (const { act, roles } of sequence) {
          const facts = { state, roles, placesLeft: 1 }
          const result = applyAct(wishLifecycle, act, facts)
          expect(possibleActs(wishLifecycle, facts).includes(act)).toBe(result.ok)
          if (result.ok) state = result.value
        }
        expect(wishStates).toContain(state)
      }),
    )
  })
})
