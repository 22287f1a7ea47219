import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { selectNearest } from '../../../../platform/kernel/places/positions'
import { boxesOfRing } from '../../../../platform/kernel/places/ring'
import { earthRadius } from '../../../../src/domain/frame/places/geo-point'

describe('the nearest rows', () => {
  const asked = async (distances: readonly number[], page: { within: number; limit: number; from: number }) => {
    const circles: (readonly [over: number, to: number])[] = []
    const rows = await selectNearest(page, async ({ over, to }) => {
      circles.push([over, to])
      return distances.filter((distance) => distance > over && distance <= to).slice(0, page.limit)
    })
    return { circles, rows }
  }

  it('take one small circle where there are many', async () => {
    const dense = Array.from({ length: 1000 }, (_, index) => index)
    expect((await asked(dense, { within: 50_000, limit: 21, from: 0 })).circles).toEqual([[-1, 125]])
  })

  it('take rings that grow where there are few, up to the distance that was asked for', async () => {
    expect(await asked([900, 3000, 9000], { within: 5000, limit: 21, from: 0 })).toEqual({
      circles: [
        [-1, 125],
        [125, 375],
        [375, 1125],
        [1125, 3375],
        [3375, 5000],
      ],
      rows: [900, 3000],
    })
  })

  it('begin a later page where the one before ended, with a thin ring', async () => {
    const { circles, rows } = await asked([4999, 5000, 5002, 5010, 5011], { within: 50_000, limit: 3, from: 5000 })
    expect(circles).toEqual([
      [4999, 5002],
      [5002, 5015],
    ])
    expect(rows).toEqual([5000, 5002, 5010])
  })
})

describe('the boxes of a ring', () => {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const degrees = (angle: number) => (angle * 180) / Math.PI
  /** Where one comes to from a position in a direction, after so many metres. */
  const from = (latitude: number, longitude: number, direction: number, metres: number) => {
    const [up, far] = [radians(latitude), metres / earthRadius]
    const there = Math.asin(Math.sin(up) * Math.cos(far) + Math.cos(up) * Math.sin(far) * Math.cos(direction))
    const aside = Math.atan2(
      Math.sin(direction) * Math.sin(far) * Math.cos(up),
      Math.cos(far) - Math.sin(up) * Math.sin(there),
    )
    return { latitude: degrees(there), longitude: ((((longitude + degrees(aside) + 180) % 360) + 360) % 360) - 180 }
  }

  it('hold every position in it, anywhere on the earth', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 1, max: 20_000 }),
        fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (latitude, longitude, over, wide, direction, share) => {
          const position = from(latitude, longitude, direction, over + wide * share)
          const boxes = boxesOfRing({ latitude, longitude }, { over: over - 1, to: over + wide + 1 })
          const holds = boxes.some(
            ({ south, west, north, east }) =>
              position.latitude >= south &&
              position.latitude <= north &&
              position.longitude >= west &&
              position.longitude <= east,
          )
          expect(holds).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('are a small part of the circle where the ring is thin', () => {
    const area = (boxes: ReturnType<typeof boxesOfRing>) =>
      boxes.reduce((sum, { south, west, north, east }) => sum + (north - south) * (east - west), 0)
    const position = { latitude: 26.42, longitude: 111.61 }
    const circle = area(boxesOfRing(position, { over: -1, to: 2016 }))
    expect(area(boxesOfRing(position, { over: 2000, to: 2016 })) / circle).toBeLessThan(0.08)
  })
})
