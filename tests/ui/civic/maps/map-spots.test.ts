import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import { spreadMarks } from '../../../../src/ui/civic/maps/canvas/map-spots'

const pixelsOf = ({ latitude, longitude }: GeoPoint) => ({ x: longitude * 1000, y: -latitude * 1000 })
const view = {
  pixelsOf,
  pointOf: ({ x, y }: { readonly x: number; readonly y: number }) => ({ latitude: -y / 1000, longitude: x / 1000 }),
  picked: null,
}
/** The distance of two marks along the axis on which they are farther apart. */
const between = (one: GeoPoint, other: GeoPoint) =>
  Math.max(Math.abs(pixelsOf(one).x - pixelsOf(other).x), Math.abs(pixelsOf(one).y - pixelsOf(other).y))
const spot = (key: string, latitude: number, longitude: number) => ({ latitude, longitude, count: 1, keys: [key] })

it('marks that do not touch stay as they are', () => {
  const spots = [spot('a', 26.4, 111.6), spot('b', 26.444, 111.6), spot('c', 26.4, 111.644)]
  expect(spreadMarks(spots, 44, view)).toEqual(spots)
})

it('those that would cover one another are one, in the middle of its places', () => {
  const two = { ...spot('a', 26.4, 111.6), count: 2, keys: ['a', 'b'] }
  expect(spreadMarks([two, spot('c', 26.43, 111.63)], 44, view)).toEqual([
    { latitude: expect.closeTo(26.41), longitude: expect.closeTo(111.61), count: 3, keys: ['a', 'b', 'c'] },
  ])
})

it('what a picked place would cover moves aside, along the axis on which it is farther away', () => {
  const picked = { latitude: 26.4, longitude: 111.6 }
  const beside = (latitude: number, longitude: number) =>
    spreadMarks([spot('a', latitude, longitude)], 44, { ...view, picked }).map(pixelsOf)
  const { x, y } = pixelsOf(picked)
  const near = (at: { readonly x: number; readonly y: number }) => [
    { x: expect.closeTo(at.x), y: expect.closeTo(at.y) },
  ]
  expect(beside(26.41, 111.62)).toEqual(near({ x: x + 44, y: y - 10 }))
  expect(beside(26.39, 111.58)).toEqual(near({ x: x - 44, y: y + 10 }))
  expect(beside(26.42, 111.61)).toEqual(near({ x: x + 10, y: y - 44 }))
  expect(beside(26.38, 111.61)).toEqual(near({ x: x + 10, y: y + 44 }))
  expect(beside(26.4, 111.6)).toEqual(near({ x: x + 44, y }))
})

it('what has moved aside joins a mark that stands there', () => {
  const picked = { latitude: 26.4, longitude: 111.6 }
  const [mark, ...others] = spreadMarks([spot('a', 26.4, 111.66), spot('b', 26.4, 111.61)], 44, { ...view, picked })
  expect([mark?.count, mark?.keys, others]).toEqual([2, ['a', 'b'], []])
  expect(between(mark!, picked)).toBeCloseTo(44)
})

it('whatever stands on the map, all marks have room for a finger, and no place is lost', () => {
  const places = fc.array(
    fc.tuple(fc.double({ min: 0, max: 0.4, noNaN: true }), fc.double({ min: 0, max: 0.4, noNaN: true })),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(places, fc.boolean(), (all, isPicking) => {
      const picked = isPicking ? { latitude: 0.2, longitude: 0.2 } : null
      const marks = spreadMarks(
        all.map(([latitude, longitude], index) => spot(String(index), latitude, longitude)),
        44,
        { ...view, picked },
      )
      expect(marks.flatMap(({ keys }) => keys).sort()).toEqual(all.map((_, index) => String(index)).sort())
      expect(marks.every(({ count, keys }) => count === keys.length)).toBe(true)
      const shown = picked === null ? marks : [...marks, picked]
      for (const [index, one] of shown.entries())
        for (const other of shown.slice(index + 1)) expect(between(one, other)).toBeGreaterThanOrEqual(44 - 1e-6)
    }),
  )
})
