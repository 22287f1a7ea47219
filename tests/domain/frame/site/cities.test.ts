import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainWriting } from '../../../../src/domain/frame/shared/plain-writing'
import {
  citiesByLetter,
  findRegions,
  hotCities,
  letterAt,
  type Province,
} from '../../../../src/domain/frame/site/cities'

const compare = (one: string, other: string) => one.localeCompare(other)
const city = (name: string, initial: string, pinyin = name.toLowerCase(), hot = false) => ({
  id: name,
  name,
  initial,
  pinyin,
  hot,
})
const provinces: readonly Province[] = [
  {
    ...city('Hunan', 'H'),
    cities: [
      city('Changsha', 'C', 'chang sha', true),
      city('Zhuzhou', 'z', 'zhu zhou'),
      city('Changde', 'C', 'chang de'),
      city('西安', 'X', 'xi an'),
    ],
  },
  { ...city('Shanghai', 'S'), cities: [city('Shanghai', 'S'), city('8号城', '8')] },
]

describe('The cities of an index', () => {
  it('stand under their letters from A to Z, those without one last', () => {
    expect(
      citiesByLetter(provinces, compare).map(({ letter, cities }) => [letter, ...cities.map(({ name }) => name)]),
    ).toEqual([
      ['C', 'Changde', 'Changsha'],
      ['S', 'Shanghai'],
      ['X', '西安'],
      ['Z', 'Zhuzhou'],
      ['#', '8号城'],
    ])
  })

  it('are each there once, whatever the list holds', () => {
    const arbitrary = fc.array(
      fc.record({ id: fc.string(), name: fc.string(), initial: fc.string(), pinyin: fc.string(), hot: fc.boolean() }),
    )
    fc.assert(
      fc.property(arbitrary, (cities) => {
        const shown = citiesByLetter([{ id: 'p', name: 'p', initial: 'p', pinyin: 'p', cities }], compare).flatMap(
          (group) => group.cities,
        )
        expect(shown.map(({ id }) => id).sort()).toEqual([...new Set(cities.map(({ id }) => id))].sort())
      }),
    )
  })
})

describe('A search among cities', () => {
  it.each([
    ['chang', ['Changsha', 'Changde']],
    [' HUNAN ', ['Hunan', 'Changsha', 'Zhuzhou', 'Changde', '西安']],
    ['z', ['Zhuzhou']],
    ['cs', ['Changsha']],
    ['Chang Sha', ['Changsha']],
    ['xa', ['西安']],
    ['xi’an', ['西安']],
    ['hou', ['Zhuzhou']],
    ['8', ['8号城']],
    ['', []],
    ['nowhere', []],
  ])('for %j finds %j', (words, found) => {
    expect(findRegions(provinces, words, plainWriting).map(({ name }) => name)).toEqual(found)
  })
})

describe('Cities that are chosen often', () => {
  it('stand by themselves', () => {
    expect(hotCities(provinces).map(({ name }) => name)).toEqual(['Changsha'])
  })
})

describe('The letter under a finger', () => {
  it('is always one of the index, also beyond its ends', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (share) =>
        ['A', 'B', 'C'].includes(letterAt(['A', 'B', 'C'], share) ?? ''),
      ),
    )
    expect(letterAt(['A', 'B', 'C'], 0.5)).toBe('B')
    expect(letterAt([], 0.5)).toBeNull()
  })
})
