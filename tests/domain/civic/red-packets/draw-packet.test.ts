import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  averagePacket,
  checkTiers,
  drawPacket,
  leastPacket,
  mostInPacket,
  openingsInAll,
  payablePart,
  winningShare,
  type PacketTier,
} from '../../../../src/domain/civic/red-packets/draw-packet'

const mostPacket = (tiers: readonly PacketTier[]) => Math.max(...tiers.map(({ most }) => most))

const amount = fc.integer({ min: 1, max: 5000 })
const tier = fc.record({ share: fc.integer({ min: 1, max: 2500 }), one: amount, other: amount })
const tiersOf = fc
  .array(tier, { minLength: 1, maxLength: 4 })
  .map((all) =>
    all.map(({ share, one, other }): PacketTier => ({
      share,
      least: Math.min(one, other),
      most: Math.max(one, other),
    })),
  )

/** A source that gives these numbers one after the other. */
function numbers(...given: readonly number[]) {
  const rest = [...given]
  return (end: number) => {
    const next = rest.shift()
    if (next === undefined || next >= end) throw new Error(`${next} is not below ${end}`)
    return next
  }
}

describe('the draw of a red packet', () => {
  it('gives each tier its share of the openings, and nothing to the rest', () => {
    const tiers = [
      { share: 2000, least: 100, most: 100 },
      { share: 500, least: 500, most: 888 },
    ]
    expect(drawPacket(tiers, numbers(0, 0))).toBe(100)
    expect(drawPacket(tiers, numbers(1999, 0))).toBe(100)
    expect(drawPacket(tiers, numbers(2000, 0))).toBe(500)
    expect(drawPacket(tiers, numbers(2499, 388))).toBe(888)
    expect(drawPacket(tiers, numbers(2500))).toBe(0)
    expect(drawPacket(tiers, numbers(9999))).toBe(0)
  })

  it('is nothing, or an amount of one of its tiers', () => {
    fc.assert(
      fc.property(tiersOf, fc.infiniteStream(fc.nat({ max: 1_000_000 })), (tiers, stream) => {
        const cents = drawPacket(tiers, (end) => Number(stream.next().value) % end)
        if (cents === 0) return
        expect(tiers.some(({ least, most }) => cents >= least && cents <= most)).toBe(true)
        expect(cents).toBeGreaterThanOrEqual(leastPacket(tiers))
        expect(cents).toBeLessThanOrEqual(mostPacket(tiers))
      }),
    )
  })

  it('gives, over every lot, what is promised on average', () => {
    fc.assert(
      fc.property(
        tiersOf.map((tiers) => tiers.map((each) => ({ ...each, most: Math.min(each.most, each.least + 9) }))),
        (tiers) => {
          let [sum, wins] = [0, 0]
          for (let lot = 0; lot < openingsInAll; lot += 1) {
            // Of the amounts of a tier, the two ends stand for all, since each amount is equally likely.
            const ends = ['least', 'most'].map((end) => {
              let isFirst = true
              return drawPacket(tiers, (below) => {
                const drawn = isFirst ? lot : end === 'least' ? 0 : below - 1
                isFirst = false
                return drawn
              })
            })
            sum += ((ends[0] ?? 0) + (ends[1] ?? 0)) / 2
            if (ends[0] !== 0) wins += 1
          }
          expect(wins).toBe(winningShare(tiers))
          expect(sum / openingsInAll).toBeCloseTo(averagePacket(tiers), 6)
        },
      ),
      { numRuns: 20 },
    )
  })
})

describe('the part of an amount that a pot can pay', () => {
  it('is never above what is left, nor above what was drawn, and 0 only for a pot that is sold out', () => {
    fc.assert(
      fc.property(tiersOf, fc.nat({ max: 20_000 }), fc.nat(), (tiers, left, seed) => {
        const drawn = leastPacket(tiers) + (seed % (mostPacket(tiers) - leastPacket(tiers) + 1))
        const paid = payablePart(drawn, left, tiers)
        expect(paid).toBeLessThanOrEqual(left)
        expect(paid).toBeLessThanOrEqual(drawn)
        expect(paid === 0).toBe(left < leastPacket(tiers))
        if (paid !== 0) expect(paid).toBeGreaterThanOrEqual(leastPacket(tiers))
      }),
    )
  })

  it('empties a pot in the end, and never overdraws it', () => {
    fc.assert(
      fc.property(tiersOf, fc.integer({ min: 1, max: 3000 }), fc.infiniteStream(fc.nat()), (tiers, pot, stream) => {
        let left = pot
        for (let turn = 0; turn < 100 && left >= leastPacket(tiers); turn += 1) {
          const cents = drawPacket(tiers, (end) => Number(stream.next().value) % end)
          left -= cents === 0 ? 0 : payablePart(cents, left, tiers)
          expect(left).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})

describe('the tiers of a campaign', () => {
  it.each([
    [[], 'none'],
    [[{ share: 0, least: 1, most: 1 }], 'share'],
    [[{ share: 1.5, least: 1, most: 1 }], 'share'],
    [[{ share: 1, least: 0, most: 1 }], 'amount'],
    [[{ share: 1, least: 2, most: 1 }], 'amount'],
    [[{ share: 1, least: 1, most: 1.5 }], 'amount'],
    [[{ share: 1, least: 1, most: mostInPacket + 1 }], 'amount'],
    [
      [
        { share: 9999, least: 1, most: 1 },
        { share: 2, least: 1, most: 1 },
      ],
      'too-many-shares',
    ],
    [[{ share: openingsInAll, least: 1, most: mostInPacket }], null],
  ] as const)('%j are %s', (tiers, problem) => {
    expect(checkTiers(tiers)).toBe(problem)
  })
})
