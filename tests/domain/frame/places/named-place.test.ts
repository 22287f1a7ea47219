import { expect, it } from 'vitest'
import { parsePlace } from '../../../../src/domain/frame/places/named-place'

const rule = { least: 2, most: 10, lines: 'one' } as const
const place = { name: ' River  Street ', latitude: null, longitude: null }

it('takes a name without the spaces around it, with a position or without', () => {
  expect(parsePlace({ ...place, name: ' River St ' }, rule)).toEqual({
    ok: true,
    value: { ...place, name: 'River St' },
  })
  const position = { name: 'River', latitude: -90, longitude: 180 }
  expect(parsePlace(position, rule)).toEqual({ ok: true, value: position })
})

it.each([
  [{ ...place }, 'too-long'],
  [{ ...place, name: ' ' }, 'required'],
  [{ name: 'River', latitude: 1, longitude: null }, 'not-a-position'],
  [{ name: 'River', latitude: 90.1, longitude: 1 }, 'not-a-position'],
  [{ name: 'River', latitude: 1, longitude: -180.1 }, 'not-a-position'],
])('says what is wrong with %j', (given, reason) => {
  expect(parsePlace(given, rule)).toEqual({ ok: false, reason })
})
