import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metresBetween } from '../../../../src/domain/civic/maps/map-box'
import {
  approximate,
  placeText,
  pointText,
  referenceKey,
  referenceOf,
} from '../../../../src/domain/civic/surroundings/spot'
import { kindsWithout, surroundingKinds, switchedKind } from '../../../../src/domain/civic/surroundings/surroundings'

describe('the spot that an address names', () => {
  it('is a place of the city, before a point on the map; anything else is none', () => {
    expect(referenceOf({ place: 'venue-venue-01', at: '26.420,111.610,15' })).toEqual({
      kind: 'place',
      sort: 'venue',
      id: 'venue-01',
    })
    expect(referenceOf({ place: 'activity-1', at: '26.420,111.610,15' })).toEqual({
      kind: 'point',
      at: { latitude: 26.42, longitude: 111.61 },
    })
    for (const at of ['', '26.42', '95,0,15', '26.42,111.61,15,1', 'NaN,0,15'])
      expect(referenceOf({ place: '', at })).toEqual({ kind: 'none' })
  })

  it('is read back as it was written', () => {
    expect(referenceKey(referenceOf({ place: placeText({ sort: 'amenity', id: 'a-1' }), at: '' }))).toBe('amenity-a-1')
    const point = { latitude: 26.4231, longitude: 111.6149 }
    expect(pointText(point)).toBe('26.423,111.615,15')
    expect(referenceKey(referenceOf({ place: '', at: pointText(point) }))).toBe(pointText(point))
  })

  it('is at most 80 m from the visitor whose position it rounds, and the same for those beside them', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -85, max: 85, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (latitude, longitude) => {
          const rounded = approximate({ latitude, longitude })
          expect(metresBetween({ latitude, longitude }, rounded)).toBeLessThan(80)
          expect(approximate(rounded)).toEqual(rounded)
        },
      ),
    )
  })
})

describe('the kinds of what is around', () => {
  it('are all but those that the address leaves out, whatever else it says', () => {
    expect(kindsWithout('')).toEqual(surroundingKinds)
    expect(kindsWithout('wish.nothing.post')).toEqual(['news', 'suggestion', 'activity'])
  })

  it('are switched off and on one by one', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...surroundingKinds)), (switches) => {
        const leftOut = switches.reduce((text, kind) => switchedKind(text, kind), '')
        const expected = surroundingKinds.filter((kind) => switches.filter((each) => each === kind).length % 2 === 0)
        expect(kindsWithout(leftOut)).toEqual(expected)
      }),
    )
  })
})
