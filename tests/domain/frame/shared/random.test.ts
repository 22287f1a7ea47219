import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  nextRandom,
  pickIndex,
  pickOtherIndex,
  seedFrom,
  shuffledIndexes,
} from '../../../../src/domain/frame/shared/random'

describe('Chance as a pure function', () => {
  it('gives numbers from 0 to below 1, the same for the same seed, evenly spread', () => {
    const counts = new Array<number>(10).fill(0)
    let seed = seedFrom(0.42)
    for (let round = 0; round < 10_000; round += 1) {
      const step = nextRandom(seed)
      expect(nextRandom(seed)).toEqual(step)
      counts[Math.floor(step.value * 10)]! += 1
      seed = step.seed
    }
    expect(counts.every((count) => count > 850 && count < 1150)).toBe(true)
  })

  it('picks a place that exists, and another one where there is one, for any number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(499), fc.double(), (count, place, random) => {
        const index = place % count
        expect(pickIndex(count, random) < count).toBe(true)
        const other = pickOtherIndex(index, count, random)
        expect(other >= 0 && other < count && (other !== index || count === 1)).toBe(true)
      }),
    )
  })

  it('shuffles: every place once, and each order about as often', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.double(), (count, random) => {
        expect([...shuffledIndexes(count, random)].sort((one, other) => one - other)).toEqual(
          Array.from({ length: count }, (_, place) => place),
        )
      }),
    )
    const orders = new Map<string, number>()
    for (let round = 0; round < 6000; round += 1) {
      const order = shuffledIndexes(3, round / 6000).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(6)
    expect([...orders.values()].every((count) => count > 800 && count < 1200)).toBe(true)
  })
})
