import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { citiesByLetter, findCities, letterAt, type Province } from '../../../src/domain/site/cities'

const compare = (one: string, other: string) => one.localeCompare(other)
const city = (name: string, initial: string) => ({ id: name, name, initial })
const provinces: readonly Province[] = [
  { ...city('Hunan', 'H'), cities: [city('Changsha', 'C'), city('Zhuzhou', 'z'), city('Changde', 'C')] },
  { ...city('Shanghai', 'S'), cities: [city('Shanghai', 'S'), city('8号城', '8')] },
]

describe('The cities of an index', () => {
  it('stand under their letters from A to Z, those without one last', () => {
    expect(citiesByLetter(provinces, compare).map(({ letter, cities }) => [letter, ...cities.map(({ name }) => name)])).toEqual([
      ['C', 'Changde', 'Changsha'],
      ['S', 'Shanghai'],
      ['Z', 'Zhuzhou'],
      ['#', '8号城'],
    ])
  })

  it('are each there once, whatever the list holds', () => {
    const arbitrary = fc.array(fc.record({ id: fc.string(), name: fc.string(), initial: fc.string() }))
    fc.assert(
      fc.property(arbitrary, (cities) => {
        const shown = citiesByLetter([{ id: 'p', name: 'p', initial: 'p', cities }], compare).flatMap((group) => group.cities)
        expect(shown.map(({ id }) => id).sort()).toEqual([...new Set(cities.map(({ id }) => id))].sort())
      }),
    )
  })
})

describe('A search among cities', () => {
  it.each([
    ['chang', ['Changsha', 'Changde']],
    [' HUNAN ', ['Changsha', 'Zhuzhou', 'Changde']],
    ['z', ['Zhuzhou']],
    ['8', ['8号城']],
    ['', []],
    ['nowhere', []],
  ])('for %j finds %j', (words, found) => {
    expect(findCities(provinces, words).map(({ name }) => name)).toEqual(found)
  })
})

describe('The letter under a finger', () => {
  it('is always one of the index, also beyond its ends', () => {
    fc.assert(fc.property(fc.double({ noNaN: true }), (share) => ['A', 'B', 'C'].includes(letterAt(['A', 'B', 'C'], share) ?? '')))
    expect(letterAt(['A', 'B', 'C'], 0.5)).toBe('B')
    expect(letterAt([], 0.5)).toBeNull()
  })
})
