import fc from 'fast-check'
import { expect, it } from 'vitest'
import { quietMinutesLeft } from '../../../../src/domain/frame/messages/message-settings'

const night = { from: 22 * 60, until: 7 * 60 }
const noon = { from: 12 * 60, until: 14 * 60 }

it.each([
  [night, 21 * 60 + 59, 0],
  [night, 22 * 60, 9 * 60],
  [night, 0, 7 * 60],
  [night, 7 * 60, 0],
  [noon, 12 * 60 + 30, 90],
  [noon, 14 * 60, 0],
  [null, 0, 0],
  [{ from: 60, until: 60 }, 60, 0],
])('quiet hours %o at minute %i last %i more minutes', (hours, minute, left) => {
  expect(quietMinutesLeft(hours, minute)).toBe(left)
})

it('quiet hours are over when they end, wherever they begin', () => {
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
  fc.assert(
    fc.property(minute, minute, minute, (from, until, now) => {
      const left = quietMinutesLeft({ from, until }, now)
      expect(quietMinutesLeft({ from, until }, (now + left) % (24 * 60))).toBe(0)
    }),
  )
})
