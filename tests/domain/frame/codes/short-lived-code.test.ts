import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRenewalDue, pauseAfter, secondsLeft } from '../../../../src/domain/frame/codes/short-lived-code'

const moments = fc.integer({ min: 0, max: 4e12 })
const lives = fc.integer({ min: 1, max: 3_600_000 })

describe('a code that expires', () => {
  it('counts whole seconds down to 0', () => {
    expect([60_000, 59_001, 1, 0, -5].map((left) => secondsLeft(left, 0))).toEqual([60, 60, 1, 0, 0])
  })

  it('is renewed before it expires, and not as soon as it came', () => {
    fc.assert(
      fc.property(moments, lives, (received, validFor) => {
        const expiresAt = received + validFor
        expect(isRenewalDue(expiresAt, validFor, received)).toBe(false)
        expect(isRenewalDue(expiresAt, validFor, expiresAt)).toBe(true)
      }),
    )
  })

  it('stays due once it is due', () => {
    fc.assert(
      fc.property(moments, lives, fc.nat(10_000_000), (expiresAt, validFor, later) => {
        if (isRenewalDue(expiresAt, validFor, expiresAt - validFor / 4))
          expect(isRenewalDue(expiresAt, validFor, expiresAt - validFor / 4 + later)).toBe(true)
      }),
    )
  })

  it('waits longer after each failure, at most half a minute', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (failures) => {
        expect(pauseAfter(failures + 1)).toBeGreaterThanOrEqual(pauseAfter(failures))
        expect(pauseAfter(failures)).toBeLessThanOrEqual(30_000)
      }),
    )
  })
})
