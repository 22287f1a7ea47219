import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  isPlayedThrough,
  minutesOf,
  mostSecondsADay,
  secondsThatCount,
} from '../../../../src/domain/civic/lessons/learning-record'

it('time counts once, and not beyond what a day may have', () => {
  const span = { from: 10_000, until: 70_000 }
  expect(secondsThatCount(span, 0, 0)).toBe(60)
  expect(secondsThatCount(span, 40_000, 0)).toBe(30)
  expect(secondsThatCount(span, 90_000, 0)).toBe(0)
  expect(secondsThatCount(span, 0, mostSecondsADay - 20)).toBe(20)
  expect(secondsThatCount(span, 0, mostSecondsADay)).toBe(0)
})

it('whatever spans are reported, no more counts than the time that passed', () => {
  const span = fc.tuple(fc.nat(1_000_000), fc.nat(100_000))
  fc.assert(
    fc.property(fc.array(span, { maxLength: 50 }), (spans) => {
      let [countedUntil, counted] = [0, 0]
      for (const [from, length] of spans) {
        const seconds = secondsThatCount({ from, until: from + length }, countedUntil, counted)
        if (seconds > 0) countedUntil = from + length
        counted += seconds
      }
      expect(counted * 1000).toBeLessThanOrEqual(countedUntil)
    }),
  )
})

it('a recording is played through shortly before its end', () => {
  expect([
    isPlayedThrough(89, 100),
    isPlayedThrough(90, 100),
    isPlayedThrough(90, null),
    isPlayedThrough(0, 0),
  ]).toEqual([false, true, false, false])
})

it('minutes are whole ones, and anything is at least one', () => {
  expect([minutesOf(0), minutesOf(1), minutesOf(60), minutesOf(179)]).toEqual([0, 1, 1, 2])
})
