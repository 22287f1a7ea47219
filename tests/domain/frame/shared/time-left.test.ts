import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeLeft } from '../../../../src/domain/frame/shared/time-left'

describe('What is left of a countdown', () => {
  it('adds up to the time that is left, in full seconds upwards', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (left) => {
        const parts = timeLeft(left, 0)
        expect(parts).not.toBeNull()
        const { days, hours, minutes, seconds } = parts!
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(left / 1000))
        expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true)
      }),
    )
  })

  it.each([[0], [-1], [Number.NaN]])('is nothing when %s milliseconds are left', (left) => {
    expect(timeLeft(left, 0)).toBeNull()
  })
})
