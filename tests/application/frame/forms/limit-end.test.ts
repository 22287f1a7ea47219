import fc from 'fast-check'
import { expect, it } from 'vitest'
import { whenLimitEnds } from '../../../../src/application/frame/forms/limit-end'
import { HandClock } from '../../../support/hand-clock'

const day = 86_400_000

/** A limit as the platform tells it, whose clock is ahead of the device's by the given milliseconds. */
function limitOf(clock: HandClock, wait: number, ahead = 0) {
  return { most: 3, until: clock.now() + ahead + wait, wait }
}

it('ends at its time and no earlier, whatever the device’s clock says, and is told once', () => {
  const wrong = fc.oneof(fc.constant(0), fc.integer({ min: -400 * day, max: 400 * day }))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 * day }), wrong, (wait, ahead) => {
      const clock = new HandClock()
      let ended = 0
      whenLimitEnds(clock, limitOf(clock, wait, ahead), () => (ended += 1))
      // A small difference is the time for which the answer was under way.
      const late = Math.abs(ahead) <= 600_000 ? ahead : 0
      const left = Math.max(0, wait + late)
      clock.pass(Math.max(0, left - 1))
      expect(ended).toBe(left === 0 ? 1 : 0)
      clock.pass(1)
      expect(ended).toBe(1)
      clock.pass(2 * day)
      expect(ended).toBe(1)
      expect(clock.waiting).toBe(0)
    }),
    { numRuns: 60, examples: [[1, -1]] },
  )
})

it('sets no timer that a browser would run at once, and is found over soon after a device has slept', () => {
  const clock = new HandClock()
  const lengths: number[] = []
  const after = clock.after.bind(clock)
  clock.after = (milliseconds, act) => {
    lengths.push(milliseconds)
    return after(milliseconds, act)
  }
  let ended = 0
  whenLimitEnds(clock, limitOf(clock, 40 * day), () => (ended += 1))
  // Timers stood still while the device slept.
  clock.time += 40 * day
  clock.pass(60_000)
  expect(ended).toBe(1)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(60_000)
})

it('waits on where a timer runs early, and is told by no one who has left', () => {
  const clock = new HandClock()
  let ended = 0
  whenLimitEnds(clock, limitOf(clock, 5000), () => (ended += 1))
  const left = whenLimitEnds(clock, limitOf(clock, 5000), () => (ended += 10))
  clock.time -= 1000
  clock.pass(5000)
  expect(ended).toBe(0)
  left()
  clock.pass(1000)
  expect(ended).toBe(1)
})

it('without a time ends by no clock', () => {
  const clock = new HandClock()
  whenLimitEnds(clock, { most: 5, until: null, wait: null }, () => {
    throw new Error('it has ended')
  })
  clock.pass(400 * day)
  expect(clock.waiting).toBe(0)
})
