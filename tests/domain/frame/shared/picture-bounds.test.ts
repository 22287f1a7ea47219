import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundedSize, longestOfAll } from '../../../../src/domain/frame/shared/picture-bounds'

const sent = { longest: 2048, shortest: 1080, pixels: 16_000_000 }

describe('the size of a picture within its bounds', () => {
  it.each([
    [4000, 3000, 2048, 1536],
    [3000, 4000, 1536, 2048],
    [800, 600, 800, 600],
    [1080, 2340, 1080, 2340],
    [1080, 12_000, 1080, 12_000],
    [12_000, 1080, 12_000, 1080],
    [2160, 24_000, 1080, 12_000],
    [10, 20_000, 8, 16_000],
    [1, 1, 1, 1],
  ])('of %d × %d is %d × %d', (width, height, boundedWidth, boundedHeight) => {
    expect(boundedSize({ width, height }, sent)).toEqual({ width: boundedWidth, height: boundedHeight })
  })

  const side = fc.integer({ min: 1, max: 60_000 })
  const bounds = fc.record({
    longest: fc.integer({ min: 1000, max: 5000 }),
    shortest: fc.integer({ min: 500, max: 2500 }),
    pixels: fc.integer({ min: 1_000_000, max: 20_000_000 }),
  })
  it('is never larger, stays within them, keeps its proportions, and can be read along its longer side', () => {
    fc.assert(
      fc.property(side, side, bounds, (width, height, within) => {
        const size = boundedSize({ width, height }, within)
        const [long, short] = [Math.max(size.width, size.height), Math.min(size.width, size.height)]
        expect(size.width <= width && size.height <= height && short >= 1).toBe(true)
        // Each side is rounded.
        expect(long * short <= within.pixels + long || short === 1).toBe(true)
        expect(long).toBeLessThanOrEqual(longestOfAll)
        expect(long <= within.longest || short <= within.shortest).toBe(true)
        expect(Math.abs(size.width * height - size.height * width)).toBeLessThanOrEqual(Math.max(width, height))
        // Nothing but the bounds makes it smaller.
        const isUnbound = width <= within.longest && height <= within.longest && width * height <= within.pixels
        if (isUnbound) expect(size).toEqual({ width, height })
      }),
    )
  })
})
