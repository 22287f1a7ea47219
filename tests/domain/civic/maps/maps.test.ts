import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boxAround,
  boxToAsk,
  covers,
  enlargedBox,
  isInside,
  metresBetween,
  middleOf,
} from '../../../../src/domain/civic/maps/map-box'
import { fitsFilter } from '../../../../src/domain/civic/maps/map-place'
import { viewOfPoints, viewOfText, viewText } from '../../../../src/domain/civic/maps/map-view'

const anyBox = fc
  .record({
    south: fc.integer({ min: -800_000, max: 790_000 }),
    west: fc.integer({ min: -1_700_000, max: 1_690_000 }),
    high: fc.integer({ min: 1, max: 50_000 }),
    wide: fc.integer({ min: 1, max: 50_000 }),
  })
  .map(({ south, west, high, wide }) => ({
    south: south / 10_000,
    west: west / 10_000,
    north: (south + high) / 10_000,
    east: (west + wide) / 10_000,
  }))

describe('the box of a call', () => {
  it('covers the view, on the earth, and is not much larger', () => {
    fc.assert(
      fc.property(anyBox, (view) => {
        const asked = boxToAsk(view)
        expect(covers(asked, view)).toBe(true)
        const span = Math.max(view.north - view.south, view.east - view.west, 0.0005)
        expect(asked.north - asked.south).toBeLessThanOrEqual(span * 4)
        expect(covers({ south: -90, west: -180, north: 90, east: 180 }, asked)).toBe(true)
      }),
    )
  })

  it('stays the same while the view moves a little within it', () => {
    const view = { south: 26.41, west: 111.6, north: 26.43, east: 111.62 }
    const near = { south: 26.411, west: 111.601, north: 26.431, east: 111.621 }
    expect(boxToAsk(near)).toEqual(boxToAsk(view))
  })

  it('of the beginning has the first view within it', () => {
    const start = { south: 26, west: 111, north: 27, east: 112 }
    expect(enlargedBox(start)).toEqual({ south: 25.5, west: 110.5, north: 27.5, east: 112.5 })
    expect(isInside(middleOf(start), boxAround({ ...middleOf(start), zoom: 16 }))).toBe(true)
  })
})

describe('a view in an address', () => {
  it('is rounded to about a hundred metres, or ten when it is very close, and comes back as it is written', () => {
    expect(viewText({ latitude: 26.4212345, longitude: 111.6098765, zoom: 13 })).toBe('26.421,111.610,13')
    expect(viewText({ latitude: 26.4212345, longitude: 111.6098765, zoom: 17 })).toBe('26.4212,111.6099,17')
    expect(viewOfText('26.421,111.610,13')).toEqual({ latitude: 26.421, longitude: 111.61, zoom: 13 })
  })

  it('that is none is left alone', () => {
    for (const text of ['', '1,2', 'a,b,c', '91,0,5', '0,181,5', '0,0,2', '0,0,19', '0,0,5.5', '1e5,0,5', '0,0,5,6'])
      expect(viewOfText(text)).toBeNull()
    fc.assert(
      fc.property(fc.string(), (text) => {
        const view = viewOfText(text)
        expect(view === null || Math.abs(view.latitude) <= 85).toBe(true)
      }),
    )
  })
})

describe('the distance between two places', () => {
  it('is that of a sphere, in metres, the same in both directions', () => {
    const [one, other] = [
      { latitude: 26.42, longitude: 111.61 },
      { latitude: 26.43, longitude: 111.61 },
    ]
    expect(metresBetween(one, other)).toBeCloseTo(1111.95, 1)
    expect(metresBetween(other, one)).toBe(metresBetween(one, other))
    expect(metresBetween(one, one)).toBe(0)
  })
})

describe('the view of points', () => {
  const aPoint = fc.record({
    latitude: fc.integer({ min: -700, max: 700 }).map((tenths) => tenths / 10),
    longitude: fc.integer({ min: -1700, max: 1700 }).map((tenths) => tenths / 10),
  })
  /** How far a point is from the middle of a view, in pixels of the map (web Mercator). */
  const pixelsFrom = (view: { latitude: number; longitude: number; zoom: number }, point: typeof view) => {
    const size = 256 * 2 ** view.zoom
    const y = (latitude: number) => Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)
    return {
      x: (Math.abs(point.longitude - view.longitude) / 360) * size,
      y: Math.abs(y(point.latitude) - y(view.latitude)) * size,
    }
  }

  it('shows two points of a city on the smallest phone, as close as they allow', () => {
    const inCity = fc.tuple(aPoint, fc.integer({ min: -200, max: 200 }), fc.integer({ min: -200, max: 200 }))
    fc.assert(
      fc.property(inCity, ([point, north, east]) => {
        const other = { latitude: point.latitude + north / 1000, longitude: point.longitude + east / 1000 }
        const view = viewOfPoints([point, other], 16)
        const { x, y } = pixelsFrom(view, { ...other, zoom: 0 })
        expect(x).toBeLessThanOrEqual(121)
        expect(y).toBeLessThanOrEqual(81)
        if (view.zoom < 16) expect(x > 59 || y > 39).toBe(true)
      }),
    )
  })

  it('is no closer than asked for one point, and no farther than the map goes for the whole earth', () => {
    const point = { latitude: 26.42, longitude: 111.61 }
    expect(viewOfPoints([point], 16)).toEqual({ ...point, zoom: 16 })
    expect(
      viewOfPoints(
        [
          { latitude: -60, longitude: -170 },
          { latitude: 60, longitude: 170 },
        ],
        16,
      ).zoom,
    ).toBe(3)
  })
})

describe('the filter of a map', () => {
  const [venue, activity, park] = [
    { sort: 'venue', kind: 'spot' },
    { sort: 'activity', kind: 'culture' },
    { sort: 'amenity', kind: 'park' },
  ] as const
  it('shows one sort, the amenities of one kind, or what volunteers have', () => {
    const shown = (filter: Parameters<typeof fitsFilter>[1]) =>
      [venue, activity, park].filter((place) => fitsFilter(place, filter)).map(({ sort }) => sort)
    expect(shown(null)).toEqual(['venue', 'activity'])
    expect(shown('activity')).toEqual(['activity'])
    expect(shown('amenity')).toEqual(['amenity'])
    expect(shown('park')).toEqual(['amenity'])
    // Activities have a kind of this name, too.
    expect(shown('culture')).toEqual([])
  })
})
