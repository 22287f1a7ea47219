import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNearEnd, mostSlides, indexAt, slidesAround, slotOf } from '../../../../src/domain/media/videos/short-window'

describe('the window over the shorts', () => {
  it('holds three at most, the one that is seen first, and no two of them share an element', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 }), (index, count) => {
        const around = slidesAround(index, count)
        expect(around.length).toBeLessThanOrEqual(mostSlides)
        expect(new Set(around.map(slotOf)).size).toBe(around.length)
        if (index < count) expect(around[0]).toBe(index)
        for (const each of around) expect(each >= 0 && each < count).toBe(true)
      }),
    )
  })

  it('keeps the elements of the neighbours when one swipes on', () => {
    expect(slidesAround(4, 9)).toEqual([4, 5, 3])
    expect(slidesAround(5, 9)).toEqual([5, 6, 4])
    expect(slidesAround(0, 1)).toEqual([0])
  })

  it('says which one is seen, as soon as more than half of it is', () => {
    expect(indexAt(0, 800, 5)).toBe(0)
    expect(indexAt(390, 800, 5)).toBe(0)
    expect(indexAt(410, 800, 5)).toBe(1)
    expect(indexAt(9000, 800, 5)).toBe(4)
    expect(indexAt(-50, 800, 5)).toBe(0)
    expect(indexAt(NaN, 800, 5)).toBe(0)
    expect(indexAt(400, 0, 5)).toBe(0)
  })

  it('asks for more before the end is reached', () => {
    expect(isNearEnd(0, 12)).toBe(false)
    expect(isNearEnd(7, 12)).toBe(true)
  })
})
