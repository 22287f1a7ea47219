import { describe, expect, it } from 'vitest'
import { positionOfAddress, type District } from '../../../../src/domain/frame/site/cities'

const region = (id: string) => ({ id, name: id })
const districts: readonly District[] = [
  {
    ...region('ferry'),
    streets: [
      { ...region('lantern'), latitude: 26.4, longitude: 111.6 },
      { ...region('mill'), latitude: 26.42, longitude: 111.64 },
      { ...region('new'), latitude: null, longitude: null },
    ],
  },
  { ...region('empty'), streets: [] },
]
const address = (...parts: readonly string[]) => positionOfAddress(districts, parts.map(region))

describe('the position of an address', () => {
  it('is that of its street, or the middle of the streets of its district', () => {
    expect(address('hunan', 'city', 'ferry', 'lantern')).toEqual({ latitude: 26.4, longitude: 111.6 })
    expect(address('hunan', 'city', 'ferry')?.latitude).toBeCloseTo(26.41)
    expect(address('hunan', 'city', 'ferry')?.longitude).toBeCloseTo(111.62)
  })

  it('is not known of what is larger, of a street that the site does not know, and of a district without any', () => {
    for (const parts of [
      [],
      ['hunan'],
      ['hunan', 'city'],
      ['hunan', 'city', 'empty'],
      ['hunan', 'city', 'ferry', 'new'],
    ])
      expect(address(...parts)).toBeNull()
  })
})
