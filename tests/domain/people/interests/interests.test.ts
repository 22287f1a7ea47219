import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  interestIn,
  interestsOf,
  isOften,
  mostPlaces,
  noInterests,
  rankedByInterest,
  withRead,
  type Interests,
} from '../../../../src/domain/people/interests/interests'

const read = fc.record({
  kind: fc.constantFrom('post', 'audio', 'video'),
  publisherId: fc.option(fc.constantFrom('library', 'bus', 'fire', '__proto__', 'toString')),
})
const interests = fc.array(read).map((reads) => reads.reduce<Interests>(withRead, noInterests))
const page = fc.array(fc.double({ min: -1, max: 2, noNaN: true })).map((all) => all.map((value, at) => ({ value, at })))

describe('what a visitor reads', () => {
  it('counts a publisher as read often after several contents, and forgets it after many others', () => {
    const library = { kind: 'post', publisherId: 'library' }
    const thrice = [library, library, library].reduce(withRead, noInterests)
    expect(isOften(withRead(noInterests, library), 'library')).toBe(false)
    expect(isOften(thrice, 'library')).toBe(true)
    expect(isOften(thrice, 'bus')).toBe(false)
    expect(isOften(thrice, null)).toBe(false)
    const later = Array.from({ length: 250 }, () => ({ kind: 'audio', publisherId: 'bus' })).reduce(withRead, thrice)
    expect(Object.keys(later.publishers)).toEqual(['bus'])
  })

  it('remembers few publishers, those read most', () => {
    const many = Array.from({ length: 80 }, (_, at) => ({ kind: 'post', publisherId: `p${at}` }))
    const kept = Object.keys(many.reduce(withRead, noInterests).publishers)
    expect(kept).toHaveLength(50)
    expect(kept).toContain('p79')
    expect(kept).not.toContain('p0')
  })

  it('is of interest between nothing and wholly, most what was read most', () => {
    fc.assert(
      fc.property(interests, read, (all, each) => {
        const interest = interestIn(all, each)
        expect(interest).toBeGreaterThanOrEqual(0)
        expect(interest).toBeLessThanOrEqual(1)
        expect(interestIn(withRead(all, each), each)).toBeGreaterThan(0)
        expect(interestIn(noInterests, each)).toBe(0)
      }),
    )
  })

  it('comes back from the storage as it was, and from anything else as nothing that breaks', () => {
    fc.assert(
      fc.property(interests, (all) => {
        expect(interestsOf(JSON.parse(JSON.stringify(all)))).toEqual(all)
      }),
    )
    fc.assert(
      fc.property(fc.jsonValue(), read, (stored, each) => {
        const interest = interestIn(interestsOf(stored) ?? noInterests, each)
        expect(interest).toBeGreaterThanOrEqual(0)
        expect(interest).toBeLessThanOrEqual(1)
      }),
    )
    expect(interestsOf(null)).toBeNull()
    expect(interestsOf('yes')).toBeNull()
  })
})

describe('a page ordered by interest', () => {
  const order = (items: readonly { readonly value: number; readonly at: number }[]) =>
    rankedByInterest(items, ({ value }) => value).map(({ at }) => at)

  it('has the same contents, and none comes earlier by more than three places', () => {
    fc.assert(
      fc.property(page, (items) => {
        const ordered = order(items)
        expect([...ordered].sort((one, other) => one - other)).toEqual(items.map(({ at }) => at))
        for (const [place, at] of ordered.entries()) expect(Math.abs(at - place)).toBeLessThanOrEqual(mostPlaces)
      }),
    )
  })

  it('stays as it was where everything is of the same interest', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.double({ min: 0, max: 1, noNaN: true }), (items, interest) => {
        expect(rankedByInterest(items, () => interest)).toEqual(items)
      }),
    )
  })

  it('never puts a content later because it is of more interest', () => {
    fc.assert(
      fc.property(page, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (items, which, more) => {
        fc.pre(items.length > 0)
        const chosen = which % items.length
        const raised = items.map((item) => (item.at === chosen ? { ...item, value: item.value + more } : item))
        expect(order(raised).indexOf(chosen)).toBeLessThanOrEqual(order(items).indexOf(chosen))
      }),
    )
  })

  it('puts the more interesting of two neighbours first', () => {
    expect(order([0, 1].map((value, at) => ({ value, at })))).toEqual([1, 0])
    expect(order([0, 0, 0, 0, 1].map((value, at) => ({ value, at })))).toEqual([0, 4, 1, 2, 3])
  })
})
