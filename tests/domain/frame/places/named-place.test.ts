import fc from 'fast-check'
import { expect, it } from 'vitest'
import { areaAround, isInArea, type CityArea } from '../../../../src/domain/frame/places/city-area'
import { positionFrom } from '../../../../src/domain/frame/places/geo-point'
import { parsePlace } from '../../../../src/domain/frame/places/named-place'

const rule = { least: 2, most: 10, lines: 'one' } as const
const optional = { most: 10, lines: 'one' } as const
const place = { name: ' River  Street ', latitude: null, longitude: null }
const area: CityArea = { south: 26, west: 111, north: 27, east: 112 }

const anyNumber = fc.oneof(
  fc.double(),
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.constantFrom(0, -0, 90, -90, 180, -180, 1e-9, NaN, Infinity, -Infinity),
)

it('takes a name without the spaces around it, with a position or without', () => {
  expect(parsePlace({ ...place, name: ' River St ' }, rule, area)).toEqual({
    ok: true,
    value: { ...place, name: 'River St' },
  })
  const position = { name: 'River', latitude: -90, longitude: 180 }
  expect(parsePlace(position, rule, null)).toEqual({ ok: true, value: position })
})

it.each([
  [{ ...place }, 'too-long'],
  [{ ...place, name: ' ' }, 'required'],
  [{ name: 'River', latitude: 1, longitude: null }, 'not-a-position'],
  [{ name: 'River', latitude: null, longitude: 1 }, 'not-a-position'],
  [{ name: 'River', latitude: 90.1, longitude: 1 }, 'not-a-position'],
  [{ name: 'River', latitude: 1, longitude: -180.1 }, 'not-a-position'],
  [{ name: 'River', latitude: 0, longitude: 0 }, 'not-a-position'],
  [{ name: 'River', latitude: -0, longitude: 1e-9 }, 'not-a-position'],
  [{ name: 'River', latitude: 51.5, longitude: -0.1 }, 'outside-city'],
  [{ name: 'River', latitude: 0, longitude: 111.5 }, 'outside-city'],
])('says what is wrong with %j', (given, reason) => {
  expect(parsePlace(given, rule, area)).toEqual({ ok: false, reason })
})

it('has words where it has a position, also where nobody asks for a place', () => {
  expect(parsePlace({ name: ' ', latitude: 26.4, longitude: 111.6 }, optional, area)).toEqual({
    ok: false,
    reason: 'no-words',
  })
  expect(parsePlace({ name: '', latitude: null, longitude: null }, optional, area).ok).toBe(true)
})

it('whatever the numbers are, is taken without a position, or with one on earth, in the city and with words', () => {
  fc.assert(
    fc.property(
      fc.option(anyNumber),
      fc.option(anyNumber),
      fc.constantFrom('', 'River'),
      fc.option(fc.constant(area)),
      (latitude, longitude, name, city) => {
        const parsed = parsePlace({ name, latitude, longitude }, optional, city)
        const position = positionFrom(latitude, longitude)
        const isTaken =
          (latitude === null && longitude === null) || (position !== null && isInArea(city, position) && name !== '')
        expect(parsed.ok).toBe(isTaken)
      },
    ),
  )
})

it('two numbers are a position on earth, or none', () => {
  fc.assert(
    fc.property(anyNumber, anyNumber, (latitude, longitude) => {
      const isNear = Math.abs(latitude) < 0.001 && Math.abs(longitude) < 0.001
      const isOnEarth = latitude >= -90 && latitude <= 90 && longitude >= -180 && longitude <= 180
      expect(positionFrom(latitude, longitude)).toEqual(isOnEarth && !isNear ? { latitude, longitude } : null)
    }),
  )
})

it('a zero alone is a degree like any other: the equator and Greenwich have people', () => {
  expect(positionFrom(0, 32.4)).toEqual({ latitude: 0, longitude: 32.4 })
  expect(positionFrom(51.48, 0)).toEqual({ latitude: 51.48, longitude: 0 })
})

it('the area around a city has its middle and its near suburbs, and nothing of the other side of the earth', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -85, max: 85, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (latitude, longitude) => {
        const around = areaAround({ latitude, longitude })
        const beside = longitude + 0.5 > 180 ? longitude - 359.5 : longitude + 0.5
        const across = longitude > 0 ? longitude - 180 : longitude + 180
        expect([
          isInArea(around, { latitude, longitude }),
          isInArea(around, { latitude, longitude: beside }),
          isInArea(around, { latitude: -latitude, longitude: across }),
        ]).toEqual([true, true, false])
      },
    ),
  )
})
