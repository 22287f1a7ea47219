import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spreadMarks } from '../../../../src/ui/civic/maps/map-spots'

const inPixels = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) => ({
  x: longitude * 1000,
  y: -latitude * 1000,
})
const spot = (key: string, latitude: number, longitude: number) => ({ latitude, longitude, count: 1, keys: [key] })

it('marks that do not touch stay as they are', () => {
  const spots = [spot('a', 26.4, 111.6), spot('b', 26.444, 111.6), spot('c', 26.4, 111.644)]
  expect(spreadMarks(spots, 44, inPixels)).toEqual(spots)
})

it('those that would cover one another are one, in the middle of its places', () => {
  const two = { ...spot('a', 26.4, 111.6), count: 2, keys: ['a', 'b'] }
  expect(spreadMarks([two, spot('c', 26.43, 111.63)], 44, inPixels)).toEqual([
    { latitude: expect.closeTo(26.41), longitude: expect.closeTo(111.61), count: 3, keys: ['a', 'b', 'c'] },
  ])
})

it('whatever stands on the map, all marks have room for a finger, and no place is lost', () => {
  const places = fc.array(
    fc.tuple(fc.double({ min: 0, max: 0.4, noNaN: true }), fc.double({ min: 0, max: 0.4, noNaN: true })),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(places, (all) => {
      const marks = spreadMarks(
        all.map(([latitude, longitude], index) => spot(String(index), latitude, longitude)),
        44,
        inPixels,
      )
      expect(marks.flatMap(({ keys }) => keys).sort()).toEqual(all.map((_, index) => String(index)).sort())
      expect(marks.every(({ count, keys }) => count === keys.length)).toBe(true)
      const at = marks.map(inPixels)
      for (const [index, one] of at.entries())
        for (const other of at.slice(index + 1))
          expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(44)
    }),
  )
})
