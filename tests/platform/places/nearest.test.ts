import { describe, expect, it } from 'vitest'
import { nearest } from '../../../platform/features/places/positions'

describe('the nearest rows', () => {
  const asked = async (distances: readonly number[], page: { within: number; limit: number; from: number }) => {
    const circles: number[] = []
    const rows = await nearest(page, async (metres) => {
      circles.push(metres)
      return distances.filter((distance) => distance <= metres).slice(0, page.limit)
    })
    return { circles, rows }
  }

  it('take one small circle where there are many', async () => {
    const dense = Array.from({ length: 1000 }, (_, place) => place)
    expect((await asked(dense, { within: 50_000, limit: 21, from: 0 })).circles).toEqual([250])
  })

  it('take circles that double where there are few, up to the distance that was asked for', async () => {
    expect(await asked([900, 3000, 9000], { within: 5000, limit: 21, from: 0 })).toEqual({
      circles: [250, 500, 1000, 2000, 4000, 5000],
      rows: [900, 3000],
    })
  })

  it('begin a later page beyond the one before', async () => {
    expect((await asked([5100, 5200], { within: 50_000, limit: 2, from: 5000 })).circles).toEqual([5250])
  })
})
